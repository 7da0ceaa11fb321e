import { expect, type Locator } from '@playwright/test';

export const title = 'Each year is a column with the crates of each fruit in this year.';

export default async function test(demo: Locator): Promise<void> {
  const cells = (year: string) => demo.locator(`[role="gridcell"][data-field="${year}>->crates"]`);
  await expect(demo.getByRole('columnheader', { name: '2025', exact: true })).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: '2026', exact: true })).toBeVisible();
  await expect(cells('2025')).toHaveText(['70', '20', '90']);
  await expect(cells('2026')).toHaveText(['50', '40', '90']);
}
