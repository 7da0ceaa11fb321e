import { expect, type Locator } from '@playwright/test';

export const title = 'The chart draws a series for each season, with the totals of each city.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toHaveText([
    'Lyon',
    'Ghent',
    'Porto',
  ]);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveCount(2);
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(6);
}
