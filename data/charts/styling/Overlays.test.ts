import { expect, type Locator } from '@playwright/test';

export const title =
  'An empty chart and a loading chart show a message, between the axes if these have data.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await expect(chart).toContainText('No data to display');
  await expect(chart).not.toContainText('Wed');
  await demo.getByRole('button', { name: 'no data, with days' }).click();
  await expect(chart).toContainText('No data to display');
  await expect(chart).toContainText('Wed');
  await demo.getByRole('button', { name: 'loading' }).click();
  await expect(chart).toContainText('Loading data…');
  await expect(chart).not.toContainText('No data to display');
}
