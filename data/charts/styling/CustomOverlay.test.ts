import { expect, type Locator } from '@playwright/test';

export const title = 'A chart without data shows the custom message in the place of the default one.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await expect(chart).toContainText('The shop was closed this week');
  await expect(chart).not.toContainText('No data to display');
  await expect(chart).toContainText('Wed');
}
