import { expect, type Locator } from '@playwright/test';

export const title = 'The rentals of three districts are stacked in one bar for each month.';

export default async function test(demo: Locator): Promise<void> {
  const readBox = async (series: number) =>
    (await demo
      .locator(`[data-series="auto-generated-id-${series}"] .MuiBarElement-root`)
      .first()
      .boundingBox())!;
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(18);
  await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toHaveText([
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
  ]);
  // Bars grow at first.
  const readGap = async () => {
    const [harbour, oldTown] = [await readBox(0), await readBox(1)];
    return Math.abs(oldTown.y + oldTown.height - harbour.y);
  };
  await expect.poll(readGap).toBeLessThan(1);
}
