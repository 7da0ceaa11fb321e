import { expect, type Locator } from '@playwright/test';

export const title = 'The column menu contains all default items except the one for filtering.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await demo.getByRole('columnheader', { name: 'Author' }).press('Control+Enter');
  await expect(items).toHaveText(['Sort by ASC', 'Sort by DESC', 'Hide column', 'Manage columns']);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
}
