import { expect, type Locator } from '@playwright/test';

export const title =
  'Fruits are headers above farms, years are rows, and the cell of pears from the South in 2025 is empty.';

export default async function test(demo: Locator): Promise<void> {
  const cells = (fruit: string, farm: string) =>
    demo.locator(`[role="gridcell"][data-field="${fruit}>->${farm}>->crates"]`);
  await expect(demo.getByRole('columnheader', { name: 'Apples', exact: true })).toBeVisible();
  await expect(cells('Apples', 'North')).toHaveText(['40', '50', '90']);
  await expect(cells('Apples', 'South')).toHaveText(['30', '', '30']);
  await expect(cells('Pears', 'North')).toHaveText(['20', '25', '45']);
  await expect(cells('Pears', 'South')).toHaveText(['', '15', '15']);
  await expect(demo.getByRole('row', { name: '2025 (3)' })).toBeVisible();
}
