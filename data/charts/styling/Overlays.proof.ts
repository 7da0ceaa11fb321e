import { expect, type Locator } from '@playwright/test';

export const claim =
  'An empty chart and a loading chart show a message, between the axes if these have data; a slot replaces it.';

export default async function prove(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await expect(chart).toContainText('No data to display');
  await expect(chart).not.toContainText('Wed');
  await demo.getByRole('button', { name: 'no data, with days' }).click();
  await expect(chart).toContainText('No data to display');
  await expect(chart).toContainText('Wed');
  await demo.getByRole('button', { name: 'loading' }).click();
  await expect(chart).toContainText('Loading data…');
  await expect(chart).not.toContainText('No data to display');
  await demo.getByRole('button', { name: 'custom overlay' }).click();
  await expect(chart).toContainText('The shop was closed this week');
  await expect(chart).not.toContainText('No data to display');
}
