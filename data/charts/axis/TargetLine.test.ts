import { expect, type Locator } from '@playwright/test';

export const title =
  'A line with a label marks the target. The bar of 125 crosses it, and the bar of 84 does not.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const line = demo.locator('.MuiChartsReferenceLine-line');
  await expect(bars).toHaveCount(5);
  await expect(demo.locator('.MuiChartsReferenceLine-root')).toHaveText('Target');
  /** How far the top of a bar is above the line. */
  const readRise = async (index: number) =>
    (await line.boundingBox())!.y - (await bars.nth(index).boundingBox())!.y;
  await expect.poll(() => readRise(3)).toBeGreaterThan(5);
  await expect.poll(() => readRise(0)).toBeLessThan(0);
}
