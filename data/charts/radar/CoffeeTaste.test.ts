import { expect, type Locator } from '@playwright/test';

export const title =
  'Each value is on the line of its metric, as far from the center as its share of the maximum.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiRadarChart-gridRadial');
  const marks = demo.locator('.MuiRadarChart-seriesMark');
  await expect(lines).toHaveCount(5);
  await expect(marks).toHaveCount(5);
  /** Where the mark would be if the value had the given share of the maximum, and where it is. */
  const readGap = async (index: number, share: number) => {
    const line = await lines.nth(index).getAttribute('d');
    const [x0, y0, x1, y1] = line!.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
    const x = Number(await marks.nth(index).getAttribute('cx'));
    const y = Number(await marks.nth(index).getAttribute('cy'));
    return Math.hypot(x0 + share * (x1 - x0) - x, y0 + share * (y1 - y0) - y);
  };
  for (const [index, share] of [0.7, 0.4, 0.8, 0.9, 0.3].entries()) {
    await expect.poll(() => readGap(index, share)).toBeLessThan(0.5);
  }
}
