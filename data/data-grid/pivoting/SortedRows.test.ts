import { expect, type Locator } from '@playwright/test';

export const title =
  'Products are columns in alphabetical order, stores with the highest filter sales are first, and a click on a header sorts the stores by another product.';

export default async function test(demo: Locator): Promise<void> {
  const totals = demo.locator('[role="columnheader"][data-field$=">->total"]');
  await expect(totals).toHaveCount(3);
  for (const [index, product] of ['Decaf', 'Espresso', 'Filter'].entries()) {
    await expect(totals.nth(index)).toHaveAttribute('data-field', `${product}>->total`);
  }
  const stores = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(stores.nth(0)).toHaveText('Oslo (5)');
  await expect(stores.nth(1)).toHaveText('Lyon (7)');
  await totals.nth(1).click();
  await expect(stores.nth(0)).toHaveText('Oslo (5)');
  await totals.nth(1).click();
  await expect(stores.nth(0)).toHaveText('Lyon (7)');
}
