import { expect, type Locator } from '@playwright/test';

export const title =
  'Without the buttons for columns, filters and exports, the toolbar keeps its title and the search.';

export default async function test(demo: Locator): Promise<void> {
  const toolbar = demo.getByRole('toolbar', { name: 'Plants with only a search' });
  await expect(toolbar.locator('.MuiDataGrid-toolbarLabel')).toHaveText('Plants with only a search');
  const search = toolbar.getByRole('button');
  await expect(search).toHaveCount(1);
  await search.click();
  await toolbar.locator('input').fill('basil');
  await expect(demo.locator('[role="gridcell"][data-field="name"]')).toHaveText(['Basil']);
}
