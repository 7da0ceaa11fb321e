import { expect, type Locator } from '@playwright/test';

export const title =
  'The rows start sorted by number of people, in pages of five, and checkboxes select rows.';

export default async function test(demo: Locator): Promise<void> {
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  await expect(cities).toHaveText(['Turin', 'Lyon', 'Brno', 'Malmö', 'Graz']);

  const selected = demo.locator('[role="row"][data-id][aria-selected="true"]');
  await demo.getByRole('row', { name: 'Turin' }).getByRole('checkbox').click();
  await demo.getByRole('row', { name: 'Brno' }).getByRole('checkbox').click();
  await expect(selected).toHaveCount(2);

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(cities).toHaveText(['Ghent', 'Porto']);
}
