import { expect, type Locator } from '@playwright/test';

export const title =
  'A line over range bars shares their axes: it is above the range on Tuesday and inside it on the other days. The tooltip shows both series.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series] .MuiBarElement-root');
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(bars).toHaveCount(5);
  await expect(marks).toHaveCount(5);
  /** How far the mark is below the top of the bar, and above its bottom, in px. */
  const readGaps = async (index: number) => {
    const bar = (await bars.nth(index).boundingBox())!;
    const mark = (await marks.nth(index).boundingBox())!;
    const center = mark.y + mark.height / 2;
    return [center - bar.y, bar.y + bar.height - center];
  };
  for (const index of [0, 2, 3, 4]) {
    await expect.poll(async () => Math.min(...(await readGaps(index)))).toBeGreaterThan(2);
  }
  await expect.poll(async () => (await readGaps(1))[0]).toBeLessThan(-2);
  await bars.nth(1).hover({ position: { x: 4, y: 10 } });
  await expect(demo.page().getByRole('tooltip')).toContainText(/Tue.*Orders.*371.*Forecast.*\[280, 360\]/s);
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText(/Orders.*Forecast/s);
}
