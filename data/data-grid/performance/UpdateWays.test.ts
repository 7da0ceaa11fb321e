import { expect, type Locator } from '@playwright/test';

export const title =
  'For one changed row, updateRows renders one cell of the column, and a new array each visible cell; the memoized bar renders once in both cases.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await expect(demo.locator('.MuiDataGrid-row').first()).toBeVisible();
  const rows = await demo.locator('.MuiDataGrid-row').count();
  expect(rows).toBeGreaterThan(4);
  await press('updateRows');
  await expect(output).toHaveText('renderCell calls: 1, Bars rendered: 1');
  await expect(demo.getByRole('progressbar', { name: '18 of 50 in stock' })).toBeVisible();
  await press('New rows array');
  await expect(output).toHaveText(/^renderCell calls: ([2-9]|\d{2,}), Bars rendered: 1$/);
  const calls = Number(/\d+/.exec((await output.textContent())!)![0]);
  expect(calls).toBeGreaterThanOrEqual(rows);
}
