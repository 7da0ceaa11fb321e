import { expect, type Locator } from '@playwright/test';

export const title = 'A different country loads its first page, from whichever page users were on.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const city = demo.locator('[role="gridcell"][data-field="city"]').first();
  await expect(first).toHaveText('1002');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(first).toHaveText('1014');
  await demo.getByRole('button', { name: 'Spain' }).click();
  await expect(first).toHaveText('1003');
  await expect(city).toHaveText('Madrid');
  await expect(demo.getByText('1–5 of 48')).toBeVisible();
  await expect(demo.getByRole('log').locator('p').first()).toContainText(
    'GET /sales?from=0&to=4&country.is=Spain',
  );
}
