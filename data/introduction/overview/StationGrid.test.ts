import { expect, type Locator } from '@playwright/test';

export const title = 'The last column contains computed values, and the rows are sorted by it.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  await expect(rows.first()).toContainText('Library');
  await expect(rows.first().locator('[data-field="halfYear"]')).toHaveText('5,890');
  await demo.getByRole('columnheader', { name: 'Rentals' }).click();
  await demo.getByRole('columnheader', { name: 'Rentals' }).click();
  await expect(rows.first()).toContainText('Lighthouse');
  await expect(rows.first().locator('[data-field="halfYear"]')).toHaveText('2,290');
}
