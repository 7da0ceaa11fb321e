import { expect, type Locator } from '@playwright/test';

export const title =
  'The pivot table sums the claims by team and quarter; without it, the grid shows all claims.';

export default async function test(demo: Locator): Promise<void> {
  const quarter = demo.getByRole('columnheader', { name: 'Q1' });
  await expect(quarter).toBeVisible();
  const sales = demo.getByRole('row', { name: 'Sales' });
  await expect(sales).toContainText('€1,110');
  await expect(sales).toContainText('€1,240');
  await demo.getByRole('switch', { name: 'Pivot table' }).click();
  await expect(quarter).toHaveCount(0);
  await expect(demo.getByRole('row', { name: 'Clara Russo' })).toContainText('€240');
}
