import { expect, type Locator } from '@playwright/test';

export const title =
  'Names of metrics break at spaces and are not cut off, and the tooltip shows a name in one line.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await chart.scrollIntoViewIfNeeded();
  const labels = chart.locator('text');
  await expect(labels).toHaveCount(5);
  await expect(labels.nth(0).locator('tspan')).toHaveText(['Delivery', 'time']);
  await expect(labels.nth(3).locator('tspan')).toHaveText(['Ease', 'of', 'use']);
  const frame = (await chart.boundingBox())!;
  for (let index = 0; index < 5; index += 1) {
    const box = (await labels.nth(index).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y).toBeGreaterThanOrEqual(frame.y);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
  const mark = (await chart.locator('.MuiRadarChart-seriesMark').first().boundingBox())!;
  await demo.page().mouse.move(mark.x + mark.width / 2, mark.y + 10);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Delivery time.*2\.8/s);
}
