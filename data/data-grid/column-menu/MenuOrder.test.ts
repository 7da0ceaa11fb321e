import { expect, type Locator } from '@playwright/test';

export const title = 'The items that hide and manage columns come before the items that sort and filter.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await demo.getByRole('columnheader', { name: 'Author' }).press('Control+Enter');
  await expect(items).toHaveText(['Hide column', 'Manage columns', 'Sort by ASC', 'Sort by DESC', 'Filter']);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
}
