import { expect, type Locator } from '@playwright/test';

export const title =
  'A flat list is grouped by region, with the sums of each, and users can choose other functions.';

export default async function test(demo: Locator): Promise<void> {
  const south = demo.getByRole('row', { name: 'South' });
  await expect(south.locator('[data-field="units"]')).toHaveText('94');
  await expect(south.locator('[data-field="revenue"]')).toHaveText('€265,600');
  await expect(demo.getByRole('row', { name: 'Boiler' })).toHaveCount(2);
  await demo.getByRole('row', { name: 'North' }).getByRole('button').click();
  await expect(demo.getByRole('row', { name: 'Boiler' })).toHaveCount(3);

  const units = demo.getByRole('columnheader', { name: 'Units' });
  await units.hover();
  await units.getByRole('button', { name: 'Units column menu' }).click();
  await demo.page().getByRole('combobox', { name: 'Aggregation' }).click();
  await demo.page().getByRole('option', { name: 'max' }).click();
  await expect(south.locator('[data-field="units"]')).toHaveText('40');
}
