import { expect, type Locator } from '@playwright/test';

export const title =
  'Printing copies the grid with the rows of all pages into a frame, without toolbar and footer. The menu has no CSV item.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.locator('[role="row"][data-id]')).toHaveCount(3);
  await demo.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.getByRole('menuitem', { name: 'Print' }).click();

  const frame = page.frameLocator('iframe[title="Orders of March"]').last();
  await expect(frame.locator('[role="row"][data-id]')).toHaveCount(6);
  await expect(frame.locator('.MuiDataGrid-toolbar, .MuiDataGrid-footerContainer')).toHaveCount(0);
  await expect(frame.locator('.MuiDataGrid-main')).toHaveCSS('color', 'rgb(0, 0, 0)');
}
