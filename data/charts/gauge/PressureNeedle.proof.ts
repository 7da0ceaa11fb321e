import { expect, type Locator } from '@playwright/test';

export const claim =
  'Components that read the state of the gauge draw zones between values and a needle at the angle of the value.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('meter', { name: 'Boiler pressure' })).toHaveAttribute('aria-valuenow', '1.6');
  // From -110 to 110 degrees for 0 to 4 bar: 1.6 bar are at -22 degrees.
  const transform = await demo.locator('[data-needle]').getAttribute('transform');
  expect(Number(/rotate\(([^)]+)\)/.exec(transform!)![1])).toBeCloseTo(-22, 5);
  await expect(demo.locator('path[data-zone]')).toHaveCount(3);
  const getBox = async (zone: string) => (await demo.locator(`path[data-zone="${zone}"]`).boundingBox())!;
  expect((await getBox('0')).x).toBeLessThan((await getBox('1')).x);
  expect((await getBox('1')).x).toBeLessThan((await getBox('2.5')).x);
}
