import { expect, type Locator } from '@playwright/test';

export const title =
  'Series with the same stack are stacked, negative values below zero, and a series without it is next to them.';

export default async function test(demo: Locator): Promise<void> {
  const readBar = async (series: number, category: number) =>
    (await demo
      .locator(`[data-series="auto-generated-id-${series}"] .MuiBar-element`)
      .nth(category)
      .boundingBox())!;
  await expect(demo.locator('.MuiBar-element')).toHaveCount(16);
  const isAbove = async (upper: number, lower: number, category: number) =>
    (await readBar(upper, category)).y < (await readBar(lower, category)).y;
  await expect.poll(() => isAbove(2, 1, 0)).toBe(true);
  await expect.poll(() => isAbove(1, 0, 0)).toBe(true);
  // On Tuesday, the battery is charged: below zero, where the sun starts.
  const [sun, battery] = [await readBar(0, 1), await readBar(1, 1)];
  expect(Math.abs(battery.y - (sun.y + sun.height))).toBeLessThan(2);

  const [stacked, used] = [await readBar(0, 0), await readBar(3, 0)];
  expect((await readBar(2, 0)).x).toBeCloseTo(stacked.x, 0);
  expect(used.x).toBeGreaterThanOrEqual(stacked.x + stacked.width);
}
