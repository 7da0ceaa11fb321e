import { expect, type Locator } from '@playwright/test';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const title = 'A width that a user sets lasts only as long as the array of columns is the same.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Order' });
  const render = demo.getByRole('button', { name: 'Render again' });
  const resize = async () => {
    const page = demo.page();
    const edge = (await header.locator('.MuiDataGrid-columnSeparator').boundingBox())!;
    const x = edge.x + edge.width / 2;
    const y = edge.y + edge.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (direction === 'rtl' ? -60 : 60), y, { steps: 4 });
    await page.mouse.up();
    await expect(header).not.toHaveCSS('width', '100px');
    await expectClickable(demo);
  };

  await resize();
  await render.click();
  await expect(header).toHaveCSS('width', '100px');

  await demo.getByRole('switch', { name: 'Keep the same array' }).click();
  await resize();
  await render.click();
  await expect(render).toHaveText('Render again (2)');
  await expect(header).toHaveCSS('width', '160px');
}
