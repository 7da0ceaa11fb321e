import { expect, type Locator } from '@playwright/test';

export const claim =
  'CSS gives arcs a gradient or a color that depends on the value, and a visible text names each gauge.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('meter')).toHaveCount(3);
  const readFill = (name: string) =>
    demo
      .getByRole('meter', { name })
      .locator('.MuiGauge-valueArc')
      .evaluate((arc) => getComputedStyle(arc).fill);
  expect(await readFill('Scooter 1')).toContain('#battery-gradient');
  const [second, third] = [await readFill('Scooter 2'), await readFill('Scooter 3')];
  expect(second).not.toBe(third);
  expect(third).toMatch(/^rgb/);
}
