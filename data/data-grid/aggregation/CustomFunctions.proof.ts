import { expect, type Locator } from '@playwright/test';

export const claim =
  'Own functions join the texts of a column and compute an average of two fields, with their own label and format.';

export default async function prove(demo: Locator): Promise<void> {
  const total = demo.locator('[data-id="auto-generated-group-footer-root"]');
  await expect(total.locator('[data-field="category"]')).toHaveText('Bikes, Parts');
  await expect(total.locator('[data-field="price"]')).toHaveText('ø €167.50');
  await expect(demo.getByRole('columnheader', { name: 'Price' })).toContainText('average of units');

  const price = demo.getByRole('columnheader', { name: 'Price' });
  await demo.getByRole('gridcell', { name: '€40' }).click();
  await expect(demo.getByRole('gridcell', { name: '€40' })).toBeFocused();
  await price.hover();
  await price.getByRole('button', { name: 'Price column menu' }).click();
  await demo.page().getByRole('combobox', { name: 'Aggregation' }).click();
  await demo.page().getByRole('option', { name: 'max' }).click();
  await expect(total.locator('[data-field="price"]')).toHaveText('€2400');
}
