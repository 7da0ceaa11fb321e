import { expect, type Locator } from '@playwright/test';

export const title = 'CSS dashes the line of the forecast, which starts at the last known value.';

export default async function test(demo: Locator): Promise<void> {
  const actual = demo.locator('.MuiLineChart-line[data-series="actual"]');
  const forecast = demo.locator('.MuiLineChart-line[data-series="forecast"]');
  await expect(forecast).toHaveCSS('stroke-dasharray', '6px, 4px');
  await expect(actual).toHaveCSS('stroke-dasharray', 'none');
  const [known, expected] = [(await actual.boundingBox())!, (await forecast.boundingBox())!];
  expect(Math.abs(known.x + known.width - expected.x)).toBeLessThan(4);
  await expect(demo.locator('.MuiLineChart-mark')).toHaveCount(3);
}
