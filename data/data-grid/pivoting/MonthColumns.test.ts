import { expect, type Locator } from '@playwright/test';

export const title =
  'The columns are months from the latest to the earliest with formatted headers, and the panel offers no other derived columns.';

export default async function test(demo: Locator): Promise<void> {
  const totals = demo.locator('[role="columnheader"][data-field$=">->total"]');
  await expect(totals.first()).toHaveAttribute('data-field', '2026-03>->total');
  const header = (name: string) => demo.getByRole('columnheader', { name, exact: true });
  const getX = async (name: string) => (await header(name).boundingBox())!.x;
  await expect(header('Mar 2026')).toBeVisible();
  await expect(header('Feb 2026')).toBeVisible();
  const isStart = await demo.evaluate((element) => getComputedStyle(element).direction === 'ltr');
  const distance = (await getX('Feb 2026')) - (await getX('Mar 2026'));
  expect(isStart ? distance : -distance).toBeGreaterThan(0);
  const espresso = demo.getByRole('row', { name: 'Espresso (5)' });
  await expect(espresso.locator('[data-field="2026-02>->total"]')).toHaveText('144');

  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  const panel = demo.locator('.MuiDataGrid-sidebar');
  await expect(panel.getByText('Month', { exact: true })).toBeVisible();
  await expect(panel.getByText('Sold', { exact: true })).toBeVisible();
  await expect(panel.getByText('Sold (Year)')).toHaveCount(0);
}
