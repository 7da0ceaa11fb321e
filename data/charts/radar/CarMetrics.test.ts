import { expect, type Locator } from '@playwright/test';

export const title = 'Each metric has its own scale: seats from 2 to 7, the others from 0 to their maximum.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiRadarChart-gridRadial');
  const marks = demo.locator('.MuiRadarChart-seriesMark');
  await expect(marks).toHaveCount(8);
  const readGap = async (metric: number, mark: number, share: number) => {
    const line = await lines.nth(metric).getAttribute('d');
    const [x0, y0, x1, y1] = line!.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
    const x = Number(await marks.nth(mark).getAttribute('cx'));
    const y = Number(await marks.nth(mark).getAttribute('cy'));
    return Math.hypot(x0 + share * (x1 - x0) - x, y0 + share * (y1 - y0) - y);
  };
  // The shares of the van, then those of the sedan.
  const shares = [360 / 600, 125 / 250, 1, 760 / 800, 540 / 600, 225 / 250, 3 / 5, 480 / 800];
  for (const [index, share] of shares.entries()) {
    await expect.poll(() => readGap(index % 4, index, share)).toBeLessThan(0.5);
  }
}
