import { expect, type Locator } from '@playwright/test';

export const title = 'The grid always has the next page before users open it, and requests each page once.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const entries = demo.getByRole('log').locator('p');
  await expect(first).toHaveText('1001');
  await expect(entries.first()).toHaveText('2. GET /sales?from=5&to=9');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(first).toHaveText('1006');
  await expect(entries).toHaveText([
    '3. GET /sales?from=10&to=14',
    '2. GET /sales?from=5&to=9',
    '1. GET /sales?from=0&to=4',
  ]);
}
