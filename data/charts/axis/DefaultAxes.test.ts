import { expect, type Locator } from '@playwright/test';

export const title = 'The x-axis is at the bottom with plain years, the y-axis at the left with round ends.';

export default async function test(demo: Locator): Promise<void> {
  const bottom = demo.locator('.MuiChartsAxis-directionX.MuiChartsAxis-bottom');
  const left = demo.locator('.MuiChartsAxis-directionY.MuiChartsAxis-left');
  await expect(bottom.locator('.MuiChartsAxis-label')).toHaveText('Year');
  await expect(left.locator('.MuiChartsAxis-label')).toHaveText('CO₂ in ppm');
  await expect(bottom.locator('.MuiChartsAxis-tickLabel').first()).toHaveText('1960');
  const values = (await left.locator('.MuiChartsAxis-tickLabel').allTextContents()).map(Number);
  expect(Math.min(...values)).toBeLessThan(317);
  expect(Math.max(...values)).toBeGreaterThan(414);
}
