import { expect, type Locator } from '@playwright/test';

export const claim =
  'A gradient fills each bar from end to end, or is shared by all bars so that the color depends on the height.';

export default async function prove(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series="noise"] .MuiBar-element');
  const gradient = demo.locator('#noise-gradient');
  await expect(bars).toHaveCount(4);
  await expect(bars.first()).toHaveCSS('fill', /#noise-gradient/);
  await expect(bars.last()).toHaveCSS('fill', /#noise-gradient/);
  await expect(gradient).toHaveAttribute('gradientUnits', 'objectBoundingBox');
  await demo.getByRole('button', { name: 'userSpaceOnUse' }).click();
  await expect(gradient).toHaveAttribute('gradientUnits', 'userSpaceOnUse');
  // The legend keeps the plain color of the series.
  await expect(demo.locator('.MuiChartsLegend-mark rect, .MuiChartsLabelMark-fill').first()).toHaveAttribute(
    'fill',
    '#7b1fa2',
  );
}
