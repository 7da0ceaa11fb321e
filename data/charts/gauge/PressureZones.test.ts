import { expect, type Locator } from '@playwright/test';

export const title =
  'Paths between the angles of two values mark three zones of the scale, from left to right.';

export default async function test(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter', { name: 'Boiler pressure' });
  await expect(meter).toHaveAttribute('aria-valuetext', '1.6 bar, normal');
  const centers = [];
  for (const color of ['#0288d1', '#2e7d32', '#c62828']) {
    const { x, width } = (await meter.locator(`path[fill="${color}"]`).boundingBox())!;
    centers.push(x + width / 2);
  }
  expect(centers).toEqual(centers.toSorted((a, b) => a - b));
  expect(new Set(centers).size).toBe(3);
}
