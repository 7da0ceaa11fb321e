import { expect, type Locator } from '@playwright/test';

export const title =
  'Each page and each search sends one request. Sorting on the second page requests that page first, then the first page.';

export default async function test(demo: Locator): Promise<void> {
  const ids = demo.locator('[role="gridcell"][data-field="id"]');
  const entries = demo.getByRole('log').locator('p');
  await expect(ids.first()).toHaveText('1001');
  await expect(entries).toHaveText(['1. GET /orders?from=0&to=4']);

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(ids.first()).toHaveText('1006');
  await expect(entries.first()).toHaveText('2. GET /orders?from=5&to=9');

  await demo.getByRole('columnheader', { name: 'Total (€)' }).click();
  await expect(entries.first()).toHaveText('4. GET /orders?from=0&to=4&sort=total.asc');
  await expect(entries.nth(1)).toHaveText('3. GET /orders?from=5&to=9&sort=total.asc');
  await expect(demo.locator('[role="gridcell"][data-field="total"]').first()).toHaveText('20');

  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('birch');
  await expect(entries.first()).toHaveText('5. GET /orders?from=0&to=4&sort=total.asc&search=birch');
  await expect(demo.getByText('1–5 of 40')).toBeVisible();
  await expect(entries).toHaveCount(5);
}
