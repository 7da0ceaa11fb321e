import { expect, type Locator } from '@playwright/test';

export const title =
  'A refresh updates the number of rows in the groups and the rows of Spain, and expanded groups stay expanded.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await expect(row('Spain')).toContainText('Spain (2)');
  await row('Spain').getByRole('button').click();
  await expect(row('1008')).toBeVisible();
  await press('Move a sale to Norway');
  await press('Refresh');
  await expect(row('Spain')).toContainText('Spain (1)');
  await expect(row('Norway')).toContainText('Norway (5)');
  await expect(row('1008')).toHaveCount(0);
  await expect(row('1003')).toBeVisible();
  await expect(row('Spain')).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '4. GET /sales?country.is=Spain&from=0&to=99',
    '3. GET /sales?group=country',
    '2. GET /sales?country.is=Spain&from=0&to=99',
    '1. GET /sales?group=country',
  ]);
}
