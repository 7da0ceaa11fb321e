import { expect, type Locator } from '@playwright/test';
import { waitForFrames } from '../../../e2e/demos/frameSteps';

export const title =
  'Start moves the window to later readings, with the same number of points, and Pause stops it.';

export default async function test(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiLineChart-line');
  const readPath = () => line.getAttribute('d');
  /** The points of the line: a curve command for each but the first. */
  const countPoints = async () => (await readPath())!.split('C').length;
  const readLabels = () =>
    demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').allTextContents();
  await expect.poll(countPoints).toBe(30);
  const before = await readPath();
  expect(await readLabels()).toContain('0');
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect.poll(readPath).not.toBe(before);
  await expect.poll(async () => (await readLabels()).includes('0')).toBe(false);
  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect(demo.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(await countPoints()).toBe(30);
  const paused = await readPath();
  // Longer than the time between two readings.
  for (let pair = 0; pair < 50; pair += 1) {
    await waitForFrames(demo.page());
  }
  expect(await readPath()).toBe(paused);
}
