import { expect, type Locator } from '@playwright/test';

export const title = 'Ticks are at midnight and noon in New York, even on the day when clocks change.';

export default async function test(demo: Locator): Promise<void> {
  const ticks = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickContainer');
  const readX = async (index: number) => {
    const box = (await ticks.nth(index).locator('.MuiChartsAxis-tick').boundingBox())!;
    return box.x;
  };
  await expect(ticks).toHaveCount(4);
  await expect(ticks.first()).toHaveText(/Sat.*12.*AM/);
  // Twelve hours between the first two, eleven between the last two.
  const before = (await readX(1)) - (await readX(0));
  const after = (await readX(3)) - (await readX(2));
  expect(after / before).toBeCloseTo(11 / 12, 1);
  expect(after).toBeLessThan(before);
}
