import { expect, type Locator } from '@playwright/test';

export const title = 'Cells show currencies and percentages, and prices are still sorted as numbers.';

const getCells = (demo: Locator, field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);

export default async function test(demo: Locator): Promise<void> {
  const prices = getCells(demo, 'unitPrice');
  await expect(prices).toHaveText(['€24.50', '€1,299.00', '€3.20', '€90.00']);
  await expect(getCells(demo, 'discount')).toHaveText(['10%', 'none', '25%', '5%']);

  await demo.getByRole('columnheader', { name: 'Price' }).click();
  await expect(prices).toHaveText(['€3.20', '€24.50', '€90.00', '€1,299.00']);
}
