import { expect, type Locator } from '@playwright/test';

export const title =
  'Releasing a drag shows the sum of the days in its range, in whichever direction the pointer moved, and not before.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const shade = demo.locator('.MuiChartsBrushOverlay-rect');
  const output = demo.getByRole('status');
  await chart.scrollIntoViewIfNeeded();
  const line = (await demo.locator('.MuiLineElement-root').boundingBox())!;
  const y = line.y + line.height / 2;
  /** The day at a position between 0 and 69, as the line starts at the first day and ends at the last one. */
  const toX = (day: number) => line.x + (line.width * day) / 69;
  await expect(async () => {
    await mouse.move(toX(6.5), y);
    await mouse.down();
    await mouse.move(toX(13.5), y, { steps: 5 });
    await expect(shade).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(output).toHaveText('Drag across some days');
  await mouse.up();
  await expect(output).toHaveText('9 Mar to 15 Mar: 3,005 rentals in 7 days');
  await mouse.move(toX(2.5), y);
  await mouse.down();
  await mouse.move(toX(0.5), y, { steps: 5 });
  await expect(shade).toHaveCount(1);
  await mouse.up();
  await expect(output).toHaveText('3 Mar to 4 Mar: 684 rentals in 2 days');
  // Down, between two days.
  await mouse.move(toX(5.5), y - 20);
  await mouse.down();
  await mouse.move(toX(5.5), y + 20, { steps: 3 });
  await expect(shade).toHaveCount(1);
  await mouse.up();
  await expect(output).toHaveText('No day selected');
  await mouse.move(0, 0);
}
