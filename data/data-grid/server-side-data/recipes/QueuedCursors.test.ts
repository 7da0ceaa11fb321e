import { expect, type Locator } from '@playwright/test';

export const title =
  'Users press the button twice at once and reach the third page, whose request waits for the cursor of the second one.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  await expect(first).toHaveText('1001');
  await demo.getByRole('button', { name: 'Go to next page' }).dblclick();
  await expect(first).toHaveText('1011');
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '3. GET /sales?after=1010&limit=5',
    '2. GET /sales?after=1005&limit=5',
    '1. GET /sales?limit=5',
  ]);
}
