import { expect, type Locator } from '@playwright/test';

export const title =
  'Three slices have a pattern each and one a solid color; the legend and the tooltip show the patterns as well.';

const fills = ['url(#stripes)', 'url(#dots)', 'url(#squares)', 'var(--mui-palette-text-primary)'];

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(4);
  const readFills = (target: Locator) =>
    target.evaluateAll((elements) => elements.map((element) => element.getAttribute('fill')));
  expect(await readFills(slices)).toEqual(fills);
  expect(await readFills(demo.locator('.MuiChartsLegend-mark [fill]'))).toEqual(fills);
  for (const id of ['stripes', 'dots', 'squares']) {
    await expect(demo.locator(`pattern#${id}`)).toHaveCount(1);
  }
  await slices.nth(1).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText(/West.*78\.6 million/s);
  await expect(tooltip.locator('[fill="url(#dots)"]')).toHaveCount(1);
}
