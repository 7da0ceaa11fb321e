import { expect, type Locator } from '@playwright/test';

export const title =
  'Orders are sorted by total, editing the number of bags updates the total, and a search finds customers.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  const total = demo.getByRole('row', { name: 'Linden School' }).locator('[data-field="total"]');
  await expect(rows.first()).toContainText('Oda & Sons');
  await expect(total).toHaveText('€ 217.60');
  const bags = demo.getByRole('row', { name: 'Linden School' }).locator('[data-field="bags"]');
  await bags.dblclick();
  await bags.getByRole('spinbutton').fill('40');
  await bags.getByRole('spinbutton').press('Enter');
  await expect(total).toHaveText('€ 544.00');
  await expect(rows.first()).toContainText('Linden School');
  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox').fill('Pier');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('North Pier Books');
}
