import { expect, type Locator } from '@playwright/test';

export const claim =
  'The arc starts at the start angle, also to the right and counterclockwise, and the radius grows until the arc fills the space.';

export default async function prove(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter');
  /** The centers of the value arc and the reference arc, from left to right, and the width of the latter, in px. */
  const read = async () => {
    const value = (await meter.locator('.MuiGauge-valueArc').boundingBox())!;
    const reference = (await meter.locator('.MuiGauge-referenceArc').boundingBox())!;
    return { offset: value.x + value.width / 2 - reference.x - reference.width / 2, width: reference.width };
  };
  const select = (name: string) => demo.getByRole('button', { name }).click();
  await select('half');
  await expect.poll(async () => (await read()).offset).toBeLessThan(-40);
  expect((await read()).width).toBeCloseTo(220, 0);
  await select('reversed');
  await expect.poll(async () => (await read()).offset).toBeGreaterThan(40);
  await select('circle');
  await expect.poll(async () => Math.round((await read()).width)).toBe(160);
  await expect(meter.locator('.MuiGauge-valueText')).toHaveText('25');
  await select('pie');
  await expect(meter.locator('.MuiGauge-valueText')).toHaveCount(0);
}
