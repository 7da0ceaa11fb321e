import { expect, type Locator } from '@playwright/test';

export const claim =
  'Users page forward and back by cursors, cannot go to a page whose cursor is unknown, and a new page size starts again.';

export default async function prove(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  await expect(first).toHaveText('P-1001');
  // The second press comes before the cursor of the third page.
  await press('Go to next page');
  await press('Go to next page');
  await expect(first).toHaveText('P-1006');
  await expect(demo.getByText('6–10 of 1234')).toBeVisible();
  await press('Go to next page');
  await expect(first).toHaveText('P-1011');
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '3. GET /parcels?after=P-1010&limit=5',
    '2. GET /parcels?after=P-1005&limit=5',
    '1. GET /parcels?limit=5',
  ]);
  await press('Go to previous page');
  await expect(first).toHaveText('P-1006');

  await demo.getByRole('combobox', { name: 'Rows per page' }).click();
  await body.getByRole('option', { name: '10' }).click();
  await expect(demo.getByText('1–10 of 1234')).toBeVisible();
  await expect(first).toHaveText('P-1001');
  await press('Go to next page');
  await expect(first).toHaveText('P-1011');
}
