import { expect, type Locator } from '@playwright/test';

export const title =
  'The overlay repeats the search and clears it, which shows all rows and empties the search field.';

export default async function test(demo: Locator): Promise<void> {
  const overlay = demo.locator('.MuiDataGrid-overlay');
  const field = demo.getByRole('searchbox');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(overlay).toContainText('No order matches “bakery”');
  await field.fill('hotel');
  await expect(customers).toHaveText(['Harbor Hotel']);
  await expect(overlay).toHaveCount(0);
  await field.fill('zoo');
  await expect(overlay).toContainText('No order matches “zoo”');
  await demo.getByRole('button', { name: 'Clear the search' }).click();
  await expect(customers).toHaveCount(3);
  await expect(field).toHaveValue('');
}
