import { expect, type Locator } from '@playwright/test';

export const title = 'Rows and columns are enough for a grid that sorts and selects.';

const getCells = (demo: Locator, field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);

export default async function test(demo: Locator): Promise<void> {
  const customers = getCells(demo, 'customer');
  await expect(customers).toHaveText(['Okafor Ltd', 'Lindqvist AB', 'Moreau SA', 'Castillo Hnos']);
  await demo.getByRole('columnheader', { name: 'Amount (€)' }).click();
  await expect(customers).toHaveText(['Lindqvist AB', 'Moreau SA', 'Okafor Ltd', 'Castillo Hnos']);
  await customers.first().click();
  await expect(demo.getByRole('row', { selected: true })).toHaveText(/Lindqvist AB/);
}
