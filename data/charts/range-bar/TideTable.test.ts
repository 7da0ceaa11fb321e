import { expect, type Locator } from '@playwright/test';

export const title =
  'The chart has a title and a description, and a table contains the low and the high of each bar.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await expect(chart.locator('> title')).toHaveText('Low and high tide in meters');
  await expect(chart.locator('> desc')).toContainText('5.3 meters');
  await expect(chart.locator('.MuiBarElement-root')).toHaveCount(3);
  const rows = demo.getByRole('table', { name: 'Tides in meters' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const [index, values] of [
    ['0.8', '4.9'],
    ['0.6', '5.3'],
    ['0.4', '5.7'],
  ].entries()) {
    await expect(rows.nth(index + 1).getByRole('rowheader')).toHaveCount(1);
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(values);
  }
}
