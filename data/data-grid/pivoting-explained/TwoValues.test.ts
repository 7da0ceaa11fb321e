import { expect, type Locator } from '@playwright/test';

export const title = 'Each year has a column with the sum of crates and one with the average income.';

export default async function test(demo: Locator): Promise<void> {
  const cells = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);
  await expect(cells('2025>->crates')).toHaveText(['70', '20', '90']);
  await expect(cells('2025>->income')).toHaveText(['365', '180', '303.333']);
  await expect(cells('2026>->crates')).toHaveText(['50', '40', '90']);
  await expect(cells('2026>->income')).toHaveText(['520', '207.5', '311.667']);
}
