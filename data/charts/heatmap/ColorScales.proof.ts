import { expect, type Locator } from '@playwright/test';

export const claim =
  'A continuous scale gives each value its own color. A piecewise scale has one color per range. The legend shows the scale in use.';

export default async function prove(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  const countColors = () =>
    cells.evaluateAll((rects) => new Set(rects.map((rect) => getComputedStyle(rect).fill)).size);
  await expect(cells).toHaveCount(72);
  await expect(demo.locator('.MuiContinuousColorLegend-label')).toHaveText(['5', '19']);
  expect(await countColors()).toBeGreaterThan(20);

  await demo.getByRole('button', { name: 'Ranges' }).click();
  await expect(demo.locator('.MuiPiecewiseColorLegendClasses-root')).toBeVisible();
  await expect(demo.locator('.MuiContinuousColorLegend-root')).toHaveCount(0);
  await expect.poll(countColors).toBe(4);
  await cells.first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Jan.*60°.*6\.\d hours/s);

  await demo.getByRole('button', { name: 'Function' }).click();
  await expect(demo.locator('.MuiContinuousColorLegend-root')).toBeVisible();
  await expect.poll(countColors).toBeGreaterThan(20);
}
