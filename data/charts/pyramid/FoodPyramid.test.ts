import { expect, type Locator } from '@playwright/test';

export const title =
  'The smallest value is the tip at the top, and all sections have the same height. The legend and the tooltip name them.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(4);
  const readBox = async (index: number) => (await sections.nth(index).boundingBox())!;
  for (const index of [1, 2, 3]) {
    await expect
      .poll(async () => Math.abs((await readBox(index)).height - (await readBox(1)).height))
      .toBeLessThan(1.5);
    expect((await readBox(index)).width).toBeGreaterThan((await readBox(index - 1)).width);
    expect((await readBox(index)).y).toBeGreaterThan((await readBox(index - 1)).y);
  }
  // Round corners make the tip a little lower.
  expect((await readBox(0)).height / (await readBox(1)).height).toBeGreaterThan(0.7);
  await expect(demo.locator('.MuiFunnelChart-sectionLabel')).toHaveText(['1', '2', '3', '5']);
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText(/Sweets.*Fruit and vegetables/s);
  await sections.nth(3).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Fruit and vegetables.*5/s);
}
