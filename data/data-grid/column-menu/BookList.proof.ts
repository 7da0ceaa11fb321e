import { expect, type Locator } from '@playwright/test';

export const claim =
  'Ctrl+Enter opens the menu of a header with the items that its column allows, Escape returns the focus, and a column can have no menu.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await header('Title').press('Control+Enter');
  await expect(items).toHaveText(['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column', 'Manage columns']);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(header('Title')).toBeFocused();

  await header('Author').press('Control+Enter');
  await expect(items).toHaveText(['Filter', 'Hide column', 'Manage columns']);
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(0);
  await expect(header('Author')).toBeFocused();

  await header('Copies').hover();
  await expect(header('Copies').getByRole('button', { name: 'Sort' })).toBeVisible();
  await expect(header('Copies').getByRole('button', { name: 'column menu' })).toHaveCount(0);
}
