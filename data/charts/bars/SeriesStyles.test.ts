import { expect, type Locator } from '@playwright/test';

export const title =
  'Attributes of the bars select the series to style, the highlighted bar and the faded bars.';

export default async function test(demo: Locator): Promise<void> {
  const actual = demo.locator('[data-series="actual"] .MuiBar-element');
  const forecast = demo.locator('[data-series="forecast"] .MuiBar-element');
  await expect(actual).toHaveCount(4);
  await expect(forecast).toHaveCount(4);
  await expect(forecast.first()).toHaveCSS('stroke-dasharray', '4px, 3px');
  await expect(actual.first()).toHaveCSS('stroke', 'none');

  await actual.nth(1).hover();
  await expect(actual.nth(1)).toHaveAttribute('data-highlighted', 'true');
  await expect(actual.nth(1)).toHaveCSS('stroke-width', '2px');
  await expect(forecast.first()).toHaveAttribute('data-faded', 'true');
  await expect(forecast.first()).toHaveCSS('opacity', '0.5');
  await expect(actual.nth(1)).toHaveCSS('opacity', '1');
}
