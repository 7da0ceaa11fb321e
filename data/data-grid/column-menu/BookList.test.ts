import { expect, type Locator } from '@playwright/test';

export const title =
  'The menu of a header sorts, filters and hides the column; Ctrl+Enter opens it, and Escape and Tab return the focus.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await header('Title').press('Control+Enter');
  await expect(items).toHaveText(['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column', 'Manage columns']);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(header('Title')).toBeFocused();

  await header('Author').press('Control+Enter');
  await expect(items).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(0);
  await expect(header('Author')).toBeFocused();
}
