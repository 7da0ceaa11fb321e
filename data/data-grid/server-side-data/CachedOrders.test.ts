import { expect, type Locator } from '@playwright/test';

export const title =
  'Pages that users return to come from the cache, and two cached pages make a larger one without a request.';

export default async function test(demo: Locator): Promise<void> {
  const ids = demo.locator('[role="gridcell"][data-field="id"]');
  const entries = demo.getByRole('log').locator('p');
  const next = demo.getByRole('button', { name: 'Go to next page' });
  const previous = demo.getByRole('button', { name: 'Go to previous page' });
  await expect(ids.first()).toHaveText('1001');
  await next.click();
  await expect(ids.first()).toHaveText('1006');
  await previous.click();
  await expect(ids.first()).toHaveText('1001');
  await next.click();
  await expect(ids.first()).toHaveText('1006');
  await previous.click();
  await expect(ids.first()).toHaveText('1001');

  await demo.getByRole('combobox').click();
  await demo.page().getByRole('option', { name: '10' }).click();
  await expect(demo.getByText('1–10 of 240')).toBeVisible();
  await expect(ids.first()).toHaveText('1001');

  // The next request comes after all others.
  await next.click();
  await expect(ids.first()).toHaveText('1011');
  await expect(entries).toHaveText([
    '3. GET /orders?from=10&to=19',
    '2. GET /orders?from=5&to=9',
    '1. GET /orders?from=0&to=4',
  ]);
}
