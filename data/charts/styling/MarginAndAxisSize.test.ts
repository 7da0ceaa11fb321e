import { expect, type Locator } from '@playwright/test';

export const title =
  'The drawing area begins after the margin and the width of the axis, and loses the margin on both sides.';

export default async function test(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-line');
  await expect(line).toHaveCount(1);
  const drawing = demo.locator('svg.MuiChartsSurface-root');
  const readSpace = async () => {
    const [axis, svg] = [(await line.boundingBox())!, (await drawing.boundingBox())!];
    return [axis.x - svg.x, svg.x + svg.width - axis.x - axis.width].map((space) =>
      Math.abs(Math.round(space)),
    );
  };
  await expect.poll(readSpace).toEqual([110, 20]);
  await demo.getByRole('slider', { name: /^margin/ }).press('Home');
  await expect.poll(readSpace).toEqual([90, 0]);
  await demo.getByRole('slider', { name: /width of yAxis/ }).press('End');
  await expect.poll(readSpace).toEqual([120, 0]);
}
