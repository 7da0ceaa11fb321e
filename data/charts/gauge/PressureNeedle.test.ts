import { expect, type Locator } from '@playwright/test';

export const title =
  'A component that reads the state of the gauge draws a needle at the angle of the value.';

export default async function test(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter', { name: 'Boiler pressure' });
  await expect(meter).toHaveAttribute('aria-valuenow', '1.6');
  // From -110 to 110 degrees for 0 to 4 bar: 1.6 bar are at -22 degrees.
  const transform = await meter.locator('g:has(> circle)').getAttribute('transform');
  expect(Number(/rotate\(([^)]+)\)/.exec(transform!)![1])).toBeCloseTo(-22, 5);
}
