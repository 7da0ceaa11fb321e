import { expect, type Locator } from '@playwright/test';

export const title =
  'The arc starts at the start angle, to the left or to the right, and the visible part of the circle fills the width.';

export default async function test(demo: Locator): Promise<void> {
  /** How far the value arc is to the right of the center of the scale, and the size of the scale, in px. */
  const read = async (name: string) => {
    const meter = demo.getByRole('meter', { name });
    const value = (await meter.locator('.MuiGauge-valueArc').boundingBox())!;
    const scale = (await meter.locator('.MuiGauge-referenceArc').boundingBox())!;
    return {
      offset: value.x + value.width / 2 - scale.x - scale.width / 2,
      width: scale.width,
      height: scale.height,
    };
  };
  await expect.poll(async () => (await read('Half circle')).offset).toBeLessThan(-20);
  await expect.poll(async () => (await read('Speedometer')).offset).toBeLessThan(-20);
  await expect.poll(async () => (await read('Counterclockwise')).offset).toBeGreaterThan(20);
  // 140 px wide inside the margins: the lower part of the speedometer takes half a radius more.
  expect((await read('Half circle')).width).toBeCloseTo(140, 0);
  expect((await read('Half circle')).height).toBeCloseTo(70, 0);
  expect((await read('Speedometer')).width).toBeCloseTo(140, 0);
  expect((await read('Speedometer')).height).toBeCloseTo(105, 0);
}
