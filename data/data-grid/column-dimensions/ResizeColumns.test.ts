import { expect, type Locator } from '@playwright/test';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const title =
  'A drag resizes within minWidth and maxWidth, a double-click autosizes, and resizable: false prevents both.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const separator = (name: string) => header(name).locator('.MuiDataGrid-columnSeparator');
  const drag = async (name: string, distance: number) => {
    const edge = (await separator(name).boundingBox())!;
    const x = edge.x + edge.width / 2;
    const y = edge.y + edge.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (direction === 'rtl' ? -distance : distance), y, { steps: 3 });
    await page.mouse.up();
    await expectClickable(demo);
  };
  const doubleClick = async (name: string) => {
    await separator(name).dispatchEvent('dblclick', { button: 0 });
  };

  // Past the maximum, then past the minimum.
  await drag('Title', 130);
  await expect(header('Title')).toHaveCSS('width', '240px');
  await drag('Title', -180);
  await expect(header('Title')).toHaveCSS('width', '110px');

  // The year has a fixed width.
  await drag('Year', -15);
  await doubleClick('Year');
  await expect(header('Year')).toHaveCSS('width', '70px');

  await expect(header('Author')).toHaveCSS('width', '110px');
  await doubleClick('Author');
  await expect(header('Author')).not.toHaveCSS('width', '110px');
  await expect(header('Year')).toHaveCSS('width', '70px');
}
