import { expect, type Locator } from '@playwright/test';

export const title = 'A sparkline shows one line without axes, and hovering it opens no tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.getByLabel('Orders per week, from 31 to 52 in twelve weeks');
  await expect(chart.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(chart.locator('.MuiChartsAxis-root')).toHaveCount(0);
  await chart.hover();
  await expect(demo.page().getByRole('tooltip')).toHaveCount(0);
}
