import { expect, type Locator } from '@playwright/test';

export const title =
  'Two funnels share a center and a scale, the legend has one item for each, and tooltips name the step and the month.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(6);
  await expect(demo.locator('.MuiChartsLegend-item')).toHaveText(['March', 'February']);
  const readBox = (index: number) =>
    sections.nth(index).evaluate((path) => {
      const { x, width } = (path as SVGPathElement).getBBox();
      return { center: x + width / 2, width };
    });
  for (const [index, value] of [1900, 980, 520, 1500, 540, 310].entries()) {
    await expect
      .poll(async () => (await readBox(index)).width / (await readBox(0)).width)
      .toBeCloseTo(value / 1900, 1);
    expect((await readBox(index)).center).toBeCloseTo((await readBox(0)).center, 0);
  }
  const tooltip = demo.page().getByRole('tooltip');
  await sections.nth(4).hover();
  await expect(tooltip).toContainText(/Carts, February.*540/s);
  // At the left end of the carts in March, which the smaller funnel does not cover.
  const carts = (await sections.nth(1).boundingBox())!;
  await demo.page().mouse.move(carts.x + carts.width * 0.06, carts.y + 8);
  await expect(tooltip).toContainText(/Carts, March.*980/s);
}
