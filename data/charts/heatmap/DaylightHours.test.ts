import { expect, type Locator } from '@playwright/test';

export const title =
  'The legend above the heatmap shows the colors from 5 to 19 hours. Each value has its own color, and the longest day is the brightest.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  await expect(cells).toHaveCount(72);
  await expect(demo.locator('.MuiContinuousColorLegend-label')).toHaveText(['5', '19']);
  const reds = await cells.evaluateAll((rects) =>
    rects.map((rect) => Number(/\d+/.exec(getComputedStyle(rect).fill)![0])),
  );
  expect(new Set(reds).size).toBeGreaterThan(20);
  // June at a latitude of 60 degrees: the first row, the sixth column.
  expect(reds.indexOf(Math.max(...reds))).toBe(5);
  await cells.first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Jan.*60°.*6\.\d hours/s);
}
