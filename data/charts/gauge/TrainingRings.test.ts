import { expect, type Locator } from '@playwright/test';

export const title =
  'Three gauges with different radii share a center, and each is a meter with its own name.';

export default async function test(demo: Locator): Promise<void> {
  const names = ['Running', 'Cycling', 'Swimming'];
  const boxes = [];
  for (const name of names) {
    const meter = demo.getByRole('meter', { name });
    await expect(meter.locator('.MuiGauge-valueText')).toHaveCount(0);
    boxes.push((await meter.locator('.MuiGauge-referenceArc').boundingBox())!);
  }
  const [running, cycling, swimming] = boxes.map(({ x, width }) => ({ center: x + width / 2, width }));
  expect(cycling!.center).toBeCloseTo(running!.center, 0);
  expect(swimming!.center).toBeCloseTo(running!.center, 0);
  expect(running!.width).toBeCloseTo(180, 0);
  expect(cycling!.width).toBeCloseTo(144, 0);
  expect(swimming!.width).toBeCloseTo(108, 0);
  await expect(demo.getByRole('meter', { name: 'Cycling' })).toHaveAttribute(
    'aria-valuetext',
    '96 of 120 km',
  );
}
