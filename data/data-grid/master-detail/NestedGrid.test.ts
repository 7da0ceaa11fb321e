import { expect, type Locator } from '@playwright/test';

export const title =
  'The panel contains a grid with the items, with its own sorting and keyboard navigation.';

export default async function test(demo: Locator): Promise<void> {
  const inner = demo.getByRole('grid', { name: 'Items of 501' });
  const products = inner.locator('[role="gridcell"][data-field="product"]');
  await expect(products).toHaveText(['Atlas', 'Bookend']);
  await inner.getByRole('columnheader', { name: 'Product' }).click();
  await inner.getByRole('columnheader', { name: 'Product' }).click();
  await expect(products).toHaveText(['Bookend', 'Atlas']);
  await inner.getByText('Bookend').click();
  await demo.page().keyboard.press('ArrowDown');
  await expect(inner.getByRole('gridcell', { name: 'Atlas' })).toBeFocused();
}
