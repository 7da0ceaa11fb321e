import { expect, type Locator } from '@playwright/test';

export const title =
  'A heatmap shows the number of calls as the color of a cell. The darkest cell has the largest value.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  await expect(cells).toHaveCount(25);
  await expect(demo.locator('.MuiContinuousColorLegend-label')).toHaveText(['0', '90']);
  const reds = await cells.evaluateAll((rects) =>
    rects.map((rect) => Number(/\d+/.exec(getComputedStyle(rect).fill)![0])),
  );
  const monday = reds.indexOf(Math.min(...reds));
  await cells.nth(monday).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/10–12.*Mon.*88|Mon.*10–12.*88/s);
  await cells.nth(reds.indexOf(Math.max(...reds))).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/16–18.*Fri.*9|Fri.*16–18.*9/s);
}
