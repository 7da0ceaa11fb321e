import { expect, type Locator } from '@playwright/test';

export const title =
  'The arc shows the level of a tank, the text its percentage, and screen readers get the liters.';

export default async function test(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter', { name: 'Rainwater in the tank' });
  await expect(meter).toHaveAttribute('aria-valuetext', '3,100 of 5,000 liters');
  await expect(meter).toContainText('62 %');
  const readWidth = async (arc: string) => (await meter.locator(arc).boundingBox())!.width;
  // From -100 to 24 degrees out of 200: a little more than the left half and two fifths of the right one.
  await expect
    .poll(async () => (await readWidth('.MuiGauge-valueArc')) / (await readWidth('.MuiGauge-referenceArc')))
    .toBeCloseTo(0.7, 1);
}
