import { expect, type Locator } from '@playwright/test';

export const title =
  'Each page is requested from the server, and the total stays in the footer while a page loads.';

export default async function test(demo: Locator): Promise<void> {
  const next = demo.getByRole('button', { name: 'Go to next page' });
  const parcels = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(demo.getByText('1–5 of 1234')).toBeVisible();
  await expect(parcels.first()).toHaveText('P-1001');
  await next.click();
  await expect(demo.getByText('6–10 of 1234')).toBeVisible();
  // The third page is requested before or after the response to the second one.
  await next.click();
  await expect(demo.getByText('11–15 of 1234')).toBeVisible();
  await expect(parcels).toHaveText(['P-1011', 'P-1012', 'P-1013', 'P-1014', 'P-1015']);
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '3. GET /parcels?from=10&to=14',
    '2. GET /parcels?from=5&to=9',
    '1. GET /parcels?from=0&to=4',
  ]);
}
