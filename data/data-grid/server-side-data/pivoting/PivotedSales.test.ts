import { expect, type Locator } from '@playwright/test';

export const title =
  'The request names rows, columns and values, the response has a row for each product, a column for each year and the grand totals, and the panel turns pivoting off.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  await expect(demo.getByRole('columnheader', { name: '2024' })).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: '2025' })).toBeVisible();
  await expect(cell('Bike', '2024/total')).toHaveText(/^\d{1,2},\d{3}$/);
  await expect(cell('auto-generated-group-footer-root', '2025/total')).toHaveText(/^\d{2},\d{3}$/);
  const entries = demo.getByRole('log').locator('p');
  await expect(entries.last()).toHaveText('1. GET /sales?group=product&pivot=year&aggregate=total.sum');
  await expect(entries.filter({ hasNotText: 'group=product&pivot=year&aggregate=total.sum' })).toHaveCount(0);

  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  await demo.getByRole('switch', { name: 'Pivot' }).click();
  await expect(demo.locator('[role="row"][data-id="1001"]')).toBeVisible();
  await expect(entries.first()).toContainText('GET /sales?from=0&to=99');
}
