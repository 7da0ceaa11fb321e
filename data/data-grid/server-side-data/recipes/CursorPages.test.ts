import { expect, type Locator } from '@playwright/test';

export const title =
  'Users page forward by cursors, and a second press before the next cursor has arrived does not skip a page.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await expect(first).toHaveText('1001');
  await next.dblclick();
  await expect(first).toHaveText('1006');
  await expect(demo.getByText('6–10 of 240')).toBeVisible();
  await next.click();
  await expect(first).toHaveText('1011');
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(first).toHaveText('1006');
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '3. GET /sales?after=1010&limit=5',
    '2. GET /sales?after=1005&limit=5',
    '1. GET /sales?limit=5',
  ]);
}
