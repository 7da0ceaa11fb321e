import { expect, type Locator } from '@playwright/test';

export const title =
  'The frame is the drawing area: its left edge is the line of the y-axis, its bottom the line of the x-axis.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiBar-element')).toHaveCount(5);
  const read = (target: Locator) =>
    target.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return { left, bottom };
    });
  const readDistance = async () => {
    const frame = await read(demo.locator('rect[stroke-dasharray="4"]'));
    const yAxis = await read(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-line'));
    const xAxis = await read(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-line'));
    return Math.max(Math.abs(frame.left - yAxis.left), Math.abs(frame.bottom - xAxis.bottom));
  };
  await expect.poll(readDistance).toBeLessThanOrEqual(1.5);
}
