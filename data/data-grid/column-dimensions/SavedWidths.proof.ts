import { expect, type Locator } from '@playwright/test';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const claim = 'A width that users set with the mouse is the same when the grid is mounted again.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const width = async () => (await header('Title').boundingBox())!.width;
  const reopen = async () => {
    await demo.getByRole('button', { name: 'Close the list' }).click();
    await expect(demo.getByRole('grid')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Open the list' }).click();
  };
  await expect(header('Author')).toHaveCSS('width', '160px');
  const before = await width();

  const edge = (await header('Title').locator('.MuiDataGrid-columnSeparator').boundingBox())!;
  const x = edge.x + edge.width / 2;
  const y = edge.y + edge.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (direction === 'rtl' ? 30 : -30), y, { steps: 3 });
  await page.mouse.up();
  await expectClickable(demo);
  const after = await width();
  expect(after).toBeLessThan(before);
  await reopen();
  await expect.poll(width).toBe(after);

  await demo.getByRole('button', { name: 'Reset widths' }).click();
  await expect(header('Author')).toHaveCSS('width', '120px');
  await expect.poll(width).toBeGreaterThan(after);
}
