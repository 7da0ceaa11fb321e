import { expect, type Locator } from '@playwright/test';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const claim =
  'A drag resizes within minWidth and maxWidth, a double-click autosizes even with disableColumnResize, and resizable: false prevents both.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const separator = (name: string) => header(name).locator('.MuiDataGrid-columnSeparator');
  const changes = demo.getByRole('status');
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

  // Past the maximum, then past the minimum; the change is reported once for each drag.
  await drag('Title', 130);
  await expect(header('Title')).toHaveCSS('width', '240px');
  await drag('Title', -180);
  await expect(header('Title')).toHaveCSS('width', '110px');
  await expect(demo.getByText('onColumnResize: title 110', { exact: true })).toBeVisible();
  await expect(changes).toHaveText('onColumnWidthChange: title 240, title 110');

  // The year has a fixed width.
  await drag('Year', -15);
  await doubleClick('Year');
  await expect(header('Year')).toHaveCSS('width', '70px');

  // With disableColumnResize, only the drag is disabled.
  await demo.getByRole('switch', { name: 'disableColumnResize' }).click();
  await drag('Author', 30);
  await expect(header('Author')).toHaveCSS('width', '110px');
  await expect(changes).toHaveText('onColumnWidthChange: title 240, title 110');
  await doubleClick('Author');
  await expect(changes).toHaveText(/title 110, author \d+$/);
  await expect(header('Author')).not.toHaveCSS('width', '110px');

  // With disableAutosize, only the double-click is disabled.
  await demo.getByRole('switch', { name: 'disableColumnResize' }).click();
  await demo.getByRole('switch', { name: 'disableAutosize' }).click();
  await drag('Title', 60);
  await expect(header('Title')).toHaveCSS('width', '170px');
  await doubleClick('Title');
  await drag('Title', -20);
  await expect(header('Title')).toHaveCSS('width', '150px');
  await expect(changes).toHaveText(/author \d+, title 170, title 150$/);
}
