import { expect, type Locator } from '@playwright/test';

export const title = 'A chart with a height, axis data and a series fills the width of its parent.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('.MuiChartsSurface-root');
  await expect(chart).toHaveCSS('height', '240px');
  await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
  ]);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(5);

  const readWidth = async () => (await chart.boundingBox())!.width;
  const width = await readWidth();
  await demo.page().setViewportSize({ width: 500, height: 800 });
  await expect.poll(readWidth).toBeLessThan(width);
}
