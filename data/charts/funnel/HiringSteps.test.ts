import { expect, type Locator } from '@playwright/test';

export const title =
  'The top of each section is as wide as its share of the first step, each section shows its value, and the legend lists the steps.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(4);
  const readWidth = async (index: number) => (await sections.nth(index).boundingBox())!.width;
  for (const [index, value] of [420, 180, 64, 12].entries()) {
    await expect
      .poll(async () => (await readWidth(index)) / (await readWidth(0)))
      .toBeCloseTo(value / 420, 1);
  }
  await expect(demo.locator('.MuiFunnelChart-sectionLabel')).toHaveText(['420', '180', '64', '12']);
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText(/Applied.*Screened.*Interviewed.*Hired/s);
}
