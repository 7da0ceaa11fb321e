import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid shows a row for each product, a column for each year and the grand totals, and the switch in the panel shows the sales instead, and the pivot table again.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (group: string, field: string) =>
    demo.getByRole('row', { name: group }).locator(`[data-field="${field}"]`);
  await expect(demo.getByRole('columnheader', { name: '2025', exact: true })).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: '2026', exact: true })).toBeVisible();
  await expect(cell('Espresso (5)', '2025>->total')).toHaveText('270');
  await expect(cell('Filter (4)', '2026>->total')).toHaveText('187');
  await expect(cell('Decaf (3)', '2025>->total')).toHaveText('48');
  const totals = demo.locator('[data-id="auto-generated-group-footer-root"]');
  await expect(totals.locator('[data-field="2026>->total"]')).toHaveText('818');

  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  await demo.getByRole('switch', { name: 'Pivot' }).click();
  await expect(demo.locator('[role="row"][data-id="1"] [data-field="product"]')).toHaveText('Espresso');
  await expect(totals).toHaveCount(0);
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  await demo.getByRole('switch', { name: 'Pivot' }).click();
  await expect(cell('Espresso (5)', '2025>->total')).toHaveText('270');
}
