import { expect, type Locator } from '@playwright/test';

export const title = 'A gradient or pattern as color of a series also fills its mark in legend and tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const measured = demo.locator('[data-series="measured"] .MuiBar-element');
  const expected = demo.locator('[data-series="expected"] .MuiBar-element');
  await expect(measured.first()).toHaveAttribute('fill', 'url(#roof-sun)');
  await expect(expected.first()).toHaveAttribute('fill', 'url(#roof-stripes)');
  await expect(demo.locator('.MuiChartsLegend-root [fill="url(#roof-sun)"]')).toHaveCount(1);
  await expect(demo.locator('.MuiChartsLegend-root [fill="url(#roof-stripes)"]')).toHaveCount(1);
  await measured.nth(1).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText(/Measured.*1,480/s);
  await expect(tooltip.locator('[fill="url(#roof-sun)"]')).toHaveCount(1);
}
