import { expect, type Locator } from '@playwright/test';

export const title =
  'A gauge is a full circle from 0 to 100 and a meter with a name, whose shapes and text are hidden from screen readers.';

export default async function test(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter', { name: 'Used disk space in percent' });
  await expect(meter).toHaveAttribute('aria-valuenow', '62');
  await expect(meter).toHaveAttribute('aria-valuemin', '0');
  await expect(meter).toHaveAttribute('aria-valuemax', '100');
  await expect(meter.locator('g[aria-hidden="true"] .MuiGauge-valueText')).toHaveText('62');
  // More than a half of the circle: as high as the reference arc.
  const readHeight = async (arc: string) => (await meter.locator(arc).boundingBox())!.height;
  await expect
    .poll(async () => (await readHeight('.MuiGauge-valueArc')) / (await readHeight('.MuiGauge-referenceArc')))
    .toBeCloseTo(1, 1);
}
