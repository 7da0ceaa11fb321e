import { expect, type Locator } from '@playwright/test';

export const title =
  'Each cell shows a line and the last value, and the column sorts by this value in both directions.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('[role="gridcell"][data-field="sales"]');
  const header = demo.getByRole('columnheader', { name: 'Sales' });
  await expect(cells).toHaveText(['44', '35', '28', '53']);
  for (const index of [0, 1, 2, 3]) {
    await expect(cells.nth(index).locator('.MuiLineElement-root')).toHaveCount(1);
  }
  const first = await cells.nth(0).locator('.MuiLineElement-root').getAttribute('d');
  expect(await cells.nth(3).locator('.MuiLineElement-root').getAttribute('d')).not.toBe(first);
  await header.click();
  await expect(cells).toHaveText(['28', '35', '44', '53']);
  await header.click();
  await expect(cells).toHaveText(['53', '44', '35', '28']);
}
