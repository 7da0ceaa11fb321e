import { expect, type Locator } from '@playwright/test';

export const title =
  'A numeric axis keeps true distances between years, shows them without a comma, and need not start at zero.';

export default async function test(demo: Locator): Promise<void> {
  const marks = demo.locator('.MuiLineChart-mark');
  await expect(marks).toHaveCount(8);
  const readX = async (index: number) => (await marks.nth(index).boundingBox())!.x;
  // Ten years, then five.
  const [older, middle, newer] = [await readX(4), await readX(5), await readX(6)];
  expect((middle - older) / (newer - middle)).toBeCloseTo(2, 1);
  await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').first()).toHaveText('1960');
  await expect(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').first()).toHaveText('300');
  await marks.last().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/2020.*414 ppm/s);
}
