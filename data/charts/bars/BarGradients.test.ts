import { expect, type Locator } from '@playwright/test';

export const title = 'Each bar is filled with the gradient, and the legend shows the color of the series.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series="noise"] .MuiBar-element');
  await expect(bars).toHaveCount(4);
  await expect(bars.first()).toHaveCSS('fill', /#noise-gradient/);
  await expect(bars.last()).toHaveCSS('fill', /#noise-gradient/);
  await expect(demo.locator('#noise-gradient stop')).toHaveCount(2);
  // Without `gradientUnits`, the gradient covers the box of each bar.
  expect(await demo.locator('#noise-gradient').getAttribute('gradientUnits')).toBeNull();
  await expect(demo.locator('.MuiChartsLegend-mark rect, .MuiChartsLabelMark-fill').first()).toHaveAttribute(
    'fill',
    '#7b1fa2',
  );
}
