import { expect, type Locator } from '@playwright/test';

export const title =
  'A request of its own gets the count for the footer, and no request for rows waits for it.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  await expect(first).toHaveText('1001');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(first).toHaveText('1006');
  await expect(demo.getByText('6–10 of 240')).toBeVisible();
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '3. GET /sales?from=5&to=9',
    '2. GET /sales?from=0&to=4',
    '1. GET /sales?limit=0',
  ]);
}
