import { expect, type Locator } from '@playwright/test';

export const title =
  'The new item follows the default item for filtering, removes the filter of the grid and closes the menu.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await expect(demo.getByRole('gridcell', { name: 'Emma' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Walden' })).toHaveCount(0);

  await demo.getByRole('columnheader', { name: 'Title' }).press('Control+Enter');
  await expect(items).toHaveText([
    'Sort by ASC',
    'Sort by DESC',
    'Filter',
    'Remove all filters',
    'Hide column',
    'Manage columns',
  ]);
  await items.nth(3).press('Enter');
  await expect(items).toHaveCount(0);
  await expect(demo.getByRole('gridcell', { name: 'Walden' })).toBeVisible();
}
