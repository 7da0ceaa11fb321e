import { expect, type Locator } from '@playwright/test';

export const title =
  'A new model sends one request for its groups and replaces all rows, also those of expanded groups.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('[role="row"][data-id]');
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const entries = demo.getByRole('log').locator('p');
  await row('Spain').getByRole('button').click();
  await expect(row('1003')).toBeVisible();
  await demo.getByRole('button', { name: 'By product' }).click();
  await expect(row('Bike')).toContainText('Bike (20)');
  await expect(rows).toHaveCount(3);
  await expect(row('1003')).toHaveCount(0);
  await expect(entries).toHaveText([
    '3. GET /sales?group=product',
    '2. GET /sales?country.is=Spain&from=0&to=99',
    '1. GET /sales?group=country',
  ]);
}
