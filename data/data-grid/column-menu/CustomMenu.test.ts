import { expect, type Locator } from '@playwright/test';

export const title =
  'The menu of the Copies column contains only sorting and closes after a choice; other columns have the default menu.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await header('Author').press('Control+Enter');
  await expect(items).toHaveText(['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column', 'Manage columns']);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);

  await header('Copies').press('Control+Enter');
  await expect(items).toHaveText(['Sort by ASC', 'Sort by DESC']);
  await items.nth(1).click();
  await expect(items).toHaveCount(0);
  await expect(header('Copies')).toHaveAttribute('aria-sort', 'descending');
}
