import { expect, type Locator } from '@playwright/test';

export const title =
  'The data-series attribute selects the planned bars, which are pale with an outline. Sold bars do not change.';

export default async function test(demo: Locator): Promise<void> {
  const planned = demo.locator('[data-series="planned"] .MuiBar-element');
  const sold = demo.locator('[data-series="sold"] .MuiBar-element');
  await expect(planned).toHaveCount(4);
  await expect(planned.first()).toHaveCSS('fill-opacity', '0.25');
  await expect(planned.first()).toHaveCSS('stroke', 'rgb(25, 118, 210)');
  await expect(planned.first()).toHaveCSS('stroke-width', '2px');
  await expect(sold.first()).toHaveCSS('fill-opacity', '1');
  await expect(sold.first()).toHaveCSS('stroke', 'none');
  await expect(demo.locator('.MuiChartsGrid-line').first()).toHaveCSS('stroke-dasharray', '4px, 4px');
}
