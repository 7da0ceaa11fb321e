import { expect, type Locator } from '@playwright/test';

export const title =
  'The line is at the average of the bars: above the lower bars and below the tops of the higher ones.';

export default async function test(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiChartsReferenceLine-root');
  await expect(line).toHaveText('Average: 158');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(5);
  const readTop = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);
  const readLine = () => readTop(line.locator('.MuiChartsReferenceLine-line'));
  // Thursday is 155, Friday 165. The bars grow when they appear.
  await expect.poll(async () => (await readTop(bars.nth(4))) < (await readLine())).toBe(true);
  expect(await readTop(bars.nth(0))).toBeLessThan(await readLine());
  for (const index of [1, 2, 3]) {
    expect(await readTop(bars.nth(index))).toBeGreaterThan(await readLine());
  }
}
