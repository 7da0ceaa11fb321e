import { expect, type Locator } from '@playwright/test';

export const claim =
  'The menu begins with the items for columns, has no filter, and its own item reports a value and closes the menu.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const copies = demo.getByRole('columnheader', { name: 'Copies' });
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await copies.press('Control+Enter');
  await expect(items).toHaveText([
    'Hide column',
    'Manage columns',
    'Sort by ASC',
    'Sort by DESC',
    'Show largest value',
  ]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Largest value: 6');
  await expect(items).toHaveCount(0);
  await expect(copies).toBeFocused();

  await demo.getByRole('columnheader', { name: 'Title' }).press('Control+Enter');
  await items.filter({ hasText: 'Show largest value' }).click();
  await expect(demo.getByRole('status')).toHaveText('Largest value: Walden');
}
