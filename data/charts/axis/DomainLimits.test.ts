import { expect, type Locator } from '@playwright/test';

export const title = 'The range of the y-axis is rounded, exact, computed by a function, or fixed.';

export default async function test(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-line');
  const marks = demo.locator('.MuiMarkElement-root');
  const choose = (option: string) => demo.getByRole('button', { name: option, exact: true }).click();
  /** Distance of a mark from the top of the axis, as a share of its length. */
  const readShare = async (index: number) => {
    const axis = (await line.boundingBox())!;
    const mark = (await marks.nth(index).boundingBox())!;
    return (mark.y + mark.height / 2 - axis.y) / axis.height;
  };
  await expect(marks).toHaveCount(7);
  await expect.poll(() => readShare(3)).toBeGreaterThan(0.02);
  await choose('strict');
  await expect.poll(() => readShare(3)).toBeCloseTo(0, 1);
  await expect.poll(() => readShare(1)).toBeCloseTo(1, 1);
  await choose('function');
  await expect.poll(() => readShare(3)).toBeCloseTo(2 / 10.1, 1);
  await choose('min and max');
  await expect.poll(() => readShare(3)).toBeCloseTo(1 - 23.7 / 30, 1);
}
