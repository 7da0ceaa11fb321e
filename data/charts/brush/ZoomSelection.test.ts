import { expect, type Locator } from '@playwright/test';

export const title =
  'Releasing a drag limits the axis to its range, several times in a row, and a button shows all days again.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const shade = demo.locator('.MuiChartsBrushOverlay-rect');
  const ticks = chart.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const button = demo.getByRole('button');
  const readTicks = async () => (await ticks.allTextContents()).join();
  /** The pixels of a week, as the line contains all days in any range. */
  const readLine = async () => Math.round((await demo.locator('.MuiLineElement-root').boundingBox())!.width);
  await chart.scrollIntoViewIfNeeded();
  await expect(button).toBeDisabled();
  const all = await readTicks();
  const line = await readLine();
  const box = (await chart.boundingBox())!;
  const y = box.y + 80;
  const drag = async (from: number, to: number) => {
    await mouse.move(box.x + box.width * from, y);
    await mouse.down();
    await mouse.move(box.x + box.width * to, y, { steps: 5 });
  };
  // A drag of a few pixels does not change the range.
  await expect(async () => {
    await drag(0.5, 0.51);
    await expect(shade).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await mouse.up();
  await expect(shade).toHaveCount(0);
  await expect(button).toBeDisabled();
  await drag(0.8, 0.4);
  await mouse.up();
  await expect(button).toBeEnabled();
  await expect.poll(readLine).toBeGreaterThan(line * 1.8);
  const zoomed = await readLine();
  await drag(0.4, 0.7);
  await mouse.up();
  await expect.poll(readLine).toBeGreaterThan(zoomed * 1.8);
  expect(await readTicks()).not.toBe(all);
  await button.click();
  await expect.poll(readLine).toBe(line);
  await expect.poll(readTicks).toBe(all);
  await expect(button).toBeDisabled();
  await mouse.move(0, 0);
}
