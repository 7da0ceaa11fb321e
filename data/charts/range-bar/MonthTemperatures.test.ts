import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar goes from the first to the second number, below and above zero. A month without a range has no bar.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series] .MuiBarElement-root');
  await expect(bars).toHaveCount(5);
  const readHeight = async (index: number) => Number(await bars.nth(index).getAttribute('height'));
  const readBottom = async (index: number) =>
    Number(await bars.nth(index).getAttribute('y')) + (await readHeight(index));
  // Ranges of 17, 19, 21, 23 and 24 degrees.
  await expect.poll(async () => (await readHeight(4)) / (await readHeight(0))).toBeCloseTo(24 / 17, 1);
  await expect.poll(async () => (await readHeight(3)) / (await readHeight(1))).toBeCloseTo(23 / 19, 1);
  // January ends 20 degrees below June, which is 20/24 of the height of June.
  await expect
    .poll(async () => ((await readBottom(0)) - (await readBottom(4))) / (await readHeight(4)))
    .toBeCloseTo(20 / 24, 1);
  await bars.nth(3).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/May.*Temperature.*\[6, 29\]/s);
}
