import { expect, type Locator } from '@playwright/test';

export const title =
  'Two series share a center, one inside the other, and the legend lists the slices of both.';

export default async function test(demo: Locator): Promise<void> {
  const inner = demo.locator('.MuiPieChart-series[data-series="service"]');
  const outer = demo.locator('.MuiPieChart-series[data-series="result"]');
  await expect(inner.locator('.MuiPieChart-arc')).toHaveCount(2);
  await expect(outer.locator('.MuiPieChart-arc')).toHaveCount(4);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveCount(6);
  const readBoxes = async () => [(await inner.boundingBox())!, (await outer.boundingBox())!] as const;
  await expect
    .poll(async () => {
      const [small, large] = await readBoxes();
      return small.width / large.width;
    })
    .toBeCloseTo(0.55, 1);
  const [small, large] = await readBoxes();
  expect(Math.abs(small.x + small.width / 2 - (large.x + large.width / 2))).toBeLessThan(4);
}
