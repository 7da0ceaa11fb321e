import { expect, type Locator } from '@playwright/test';

export const title =
  'The chart draws a bar for each city with the sum of its rows, whether the group is collapsed or expanded.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')).toHaveText([
    'Lyon',
    'Ghent',
    'Porto',
  ]);
  await expect(bars).toHaveCount(3);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Tickets (sum)']);
  const groups = demo.locator('[role="row"][aria-level="1"]');
  await groups.first().getByRole('button').click();
  await expect(demo.locator('[role="row"][aria-level="2"]')).toHaveCount(2);
  await expect(bars).toHaveCount(3);
}
