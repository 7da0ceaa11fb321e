import { expect, type Locator } from '@playwright/test';

export const title =
  'The sum of the values is in the center of the ring, and the tooltip shows the value of a slice.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(5);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveText([
    'Pacific',
    'Atlantic',
    'Indian',
    'Southern',
    'Arctic',
  ]);
  const readBox = async (target: Locator) => (await target.boundingBox())!;
  const total = await readBox(demo.locator('svg text', { hasText: /^362$/ }));
  const readOffset = async () => {
    const ring = await readBox(demo.locator('.MuiPieChart-series'));
    return Math.abs(ring.x + ring.width / 2 - (total.x + total.width / 2));
  };
  await expect.poll(readOffset).toBeLessThan(4);
  await expect(demo.locator('svg text', { hasText: 'million km²' })).toBeVisible();
  const ring = await readBox(demo.locator('.MuiPieChart-series'));
  await demo.page().mouse.move(ring.x + ring.width * 0.92, ring.y + ring.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Pacific.*168\.7 million km²/s);
}
