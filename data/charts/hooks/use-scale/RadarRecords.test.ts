import { expect, type Locator } from '@playwright/test';

export const title =
  'A red mark on each metric shows the best value on the scale of this metric. For safety it covers the mark of the car, for the other metrics it is further from the center.';

export default async function test(demo: Locator): Promise<void> {
  const records = demo.locator('path[fill="#d32f2f"]');
  const marks = demo.locator('.MuiRadarChart-seriesMark');
  await expect(records).toHaveCount(4);
  await expect(marks).toHaveCount(4);
  const readMiddle = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  // Speed is at the top, range on the right, comfort at the bottom and safety on the left.
  const car = await Promise.all([0, 1, 2, 3].map((index) => readMiddle(marks.nth(index))));
  const best = await Promise.all([0, 1, 2, 3].map((index) => readMiddle(records.nth(index))));
  expect(best[0]!.y).toBeLessThan(car[0]!.y - 5);
  expect(best[1]!.x).toBeGreaterThan(car[1]!.x + 5);
  expect(best[2]!.y).toBeGreaterThan(car[2]!.y + 5);
  expect(best[3]!.x).toBeCloseTo(car[3]!.x, 0);
  // 540 of 600 is as far from the center as 180 of 200, although the values differ.
  const center = { x: best[0]!.x, y: best[1]!.y };
  expect(best[1]!.x - center.x).toBeCloseTo(center.y - best[0]!.y, 0);
}
