import { expect, type Locator } from '@playwright/test';

export const title =
  'Each y-axis has its unit above it: millimeters at the left axis, degrees at the right one.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('svg.MuiChartsSurface-root > text');
  const axes = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-line');
  await expect(titles).toHaveText(['mm', '°C']);
  await expect(axes).toHaveCount(2);
  const readBox = (target: Locator) =>
    target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  for (const index of [0, 1]) {
    const heading = await readBox(titles.nth(index));
    const axis = await readBox(axes.nth(index));
    expect(Math.abs(heading.x + heading.width / 2 - axis.x - axis.width / 2)).toBeLessThan(3);
    expect(heading.y + heading.height).toBeLessThanOrEqual(axis.y);
  }
  const [left, right] = [await readBox(titles.nth(0)), await readBox(titles.nth(1))];
  expect(left.x).toBeLessThan(right.x);
}
