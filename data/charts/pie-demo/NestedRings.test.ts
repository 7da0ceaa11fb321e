import { expect, type Locator } from '@playwright/test';

export const title =
  'Regions with names are inside, their divisions are around them in the same angles, and tooltips show the values.';

export default async function test(demo: Locator): Promise<void> {
  const inner = demo.locator('.MuiPieChart-series[data-series="region"] .MuiPieChart-arc');
  const outer = demo.locator('.MuiPieChart-series[data-series="division"] .MuiPieChart-arc');
  await expect(inner).toHaveCount(4);
  await expect(outer).toHaveCount(9);
  await expect(demo.locator('.MuiPieChart-arcLabel').filter({ hasText: /./ })).toHaveText([
    'South',
    'West',
    'Midwest',
    'Northeast',
  ]);
  const readBox = async (target: Locator) => (await target.boundingBox())!;
  const small = demo.locator('.MuiPieChart-series[data-series="region"]');
  const large = demo.locator('.MuiPieChart-series[data-series="division"]');
  await expect
    .poll(async () => (await readBox(small)).width / (await readBox(large)).width)
    .toBeCloseTo(0.62, 1);
  // The first region and its three divisions are right of the center, below each other.
  const tooltip = demo.page().getByRole('tooltip');
  const box = await readBox(large);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = box.height / 2;
  await demo.page().mouse.move(x + radius * 0.3, y);
  await expect(tooltip).toContainText(/South.*126\.3 million/s);
  await demo.page().mouse.move(x + radius * 0.5, y - radius * 0.6);
  await expect(tooltip).toContainText(/South Atlantic.*66\.1 million/s);
  await demo.page().mouse.move(x + radius * 0.8, y + radius * 0.15);
  await expect(tooltip).toContainText(/West South Central.*40\.8 million/s);
}
