import { expect, type Locator } from '@playwright/test';

export const title =
  'An expanded country shows two sales and a button below them, which loads two more with each click and disappears when all are shown.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('[role="row"][data-id]');
  const last = rows.last();
  const more = demo.getByRole('button', { name: 'Show more' });
  await demo.locator('[role="row"][data-id="Spain"]').getByRole('button').click();
  await expect(rows).toHaveCount(6);
  await expect(last.getByRole('button', { name: 'Show more' })).toBeVisible();
  await more.click();
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(6)).toHaveAttribute('data-id', '1018');
  await expect(last.getByRole('button', { name: 'Show more' })).toBeVisible();
  await more.click();
  await expect(rows).toHaveCount(9);
  await expect(last).toHaveAttribute('data-id', '1028');
  await expect(more).toHaveCount(0);
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '4. GET /sales?country.is=Spain&from=0&to=5',
    '3. GET /sales?country.is=Spain&from=0&to=3',
    '2. GET /sales?country.is=Spain&from=0&to=1',
    '1. GET /sales?group=country',
  ]);
}
