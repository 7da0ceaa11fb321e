import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing at a bar of one chart highlights the quarter and the shop in both charts, and the reverse.';

export default async function test(demo: Locator): Promise<void> {
  const bars = (shop: string) => demo.locator(`[data-series="${shop}"] .MuiBar-element`);
  const line = (shop: string) => demo.locator(`.MuiLineChart-line[data-series="${shop}"]`);
  const quarters = demo.locator('.MuiChartsAxisHighlight-root');
  await bars('station').nth(3).hover();
  await expect(line('station')).toHaveAttribute('data-highlighted', 'true');
  await expect(line('old-town')).toHaveAttribute('data-faded', 'true');
  // A band in the bar chart, a line in the other.
  await expect(quarters).toHaveCount(2);

  await demo.locator('.MuiLineChart-mark[data-series="old-town"]').nth(1).hover();
  await expect(bars('old-town').first()).toHaveAttribute('data-highlighted', 'true');
  await expect(bars('station').first()).toHaveAttribute('data-faded', 'true');
  await expect(quarters).toHaveCount(2);
  await demo.page().mouse.move(0, 0);
  await expect(quarters).toHaveCount(0);
  await expect(demo.locator('[data-faded]')).toHaveCount(0);
}
