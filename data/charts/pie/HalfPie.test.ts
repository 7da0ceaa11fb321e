import { expect, type Locator } from '@playwright/test';

export const title =
  'The slices form the upper half of a ring, which is twice as wide as tall and fills the height of the chart.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiPieChart-arc')).toHaveCount(3);
  const pie = demo.locator('.MuiPieChart-series');
  const chart = (await demo.getByLabel('Seats of three groups').boundingBox())!;
  const readBox = async () => (await pie.boundingBox())!;
  await expect
    .poll(async () => {
      const { width, height } = await readBox();
      return width / height;
    })
    .toBeCloseTo(2, 0);
  // A full pie would be as wide as the chart is tall.
  await expect.poll(async () => (await readBox()).width).toBeGreaterThan(1.5 * chart.height);
}
