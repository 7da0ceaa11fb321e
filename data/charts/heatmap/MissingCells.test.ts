import { expect, type Locator } from '@playwright/test';

export const title =
  'A pair of categories without a triplet has no cell and no tooltip. A child of the chart draws a frame there.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  const frames = demo.locator('rect[stroke-dasharray="4 3"]');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(cells).toHaveCount(15);
  await expect(frames).toHaveCount(3);
  await cells.nth(7).hover();
  await expect(tooltip).toContainText(/Tue.*Hall.*55 dB/s);
  // The frames are in the order of the days: the yard on Monday, the hall on Wednesday and Thursday.
  const frame = (await frames.nth(1).boundingBox())!;
  const tuesday = (await cells.nth(7).boundingBox())!;
  expect(Math.round(frame.x - (tuesday.x + tuesday.width))).toBe(4);
  await demo.page().mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await expect(tooltip).toHaveCount(0);
}
