import { expect, type Locator } from '@playwright/test';

export const title = 'Bars compare four tram lines on weekdays and Sundays. Line 5 has the longest bars.';

/** Heights of bars in px. */
const readHeights = (bars: Locator) =>
  bars.evaluateAll((rects) => rects.map((rect) => rect.getBoundingClientRect().height));

export default async function test(demo: Locator): Promise<void> {
  const findLongest = async (series: number) => {
    const heights = await readHeights(demo.locator(`.MuiBarElement-series-auto-generated-id-${series}`));
    return heights.indexOf(Math.max(...heights));
  };
  await expect.poll(() => findLongest(0)).toBe(2);
  await expect.poll(() => findLongest(1)).toBe(2);
  await demo.locator('.MuiBarElement-root').nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Line 5.*Weekday.*61.*Sunday.*28/s);
}
