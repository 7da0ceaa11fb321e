import { expect, type Locator } from '@playwright/test';

export const title =
  'The buttons change the rows of the pivot table, the switch turns it off, and the switch in the panel turns the one above the grid on again.';

export default async function test(demo: Locator): Promise<void> {
  const espresso = demo.getByRole('row', { name: 'Espresso (5)' });
  await expect(espresso.locator('[data-field="Lyon>->total"]')).toHaveText('518');
  await demo.getByRole('button', { name: 'Quarter' }).click();
  const winter = demo.getByRole('row', { name: 'Q1 (7)' });
  await expect(winter.locator('[data-field="Oslo>->total"]')).toHaveText('297');
  await expect(espresso).toHaveCount(0);
  await demo.getByRole('button', { name: 'Product' }).click();
  await expect(espresso).toBeVisible();

  const above = demo.getByRole('switch', { name: 'Pivot table' });
  await above.click();
  await expect(demo.locator('[role="row"][data-id="1"]')).toBeVisible();
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  await demo.getByRole('switch', { name: 'Pivot', exact: true }).click();
  await expect(above).toBeChecked();
  await expect(espresso).toBeVisible();
}
