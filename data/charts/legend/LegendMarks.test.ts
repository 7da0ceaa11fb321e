import { expect, type Locator } from '@playwright/test';

export const title =
  'The mark of each series looks like the series: an area, a line, a dashed line and points. The tooltip shows the same marks.';

export default async function test(demo: Locator): Promise<void> {
  const marks = demo.getByRole('listitem').locator('.MuiChartsLabelMark-root');
  await expect(marks.nth(0)).toHaveClass(/MuiChartsLabelMark-square/);
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(1);
  await expect(marks.nth(1)).toHaveClass(/MuiChartsLabelMark-line/);
  await expect(marks.nth(2).locator('path')).toHaveAttribute('d', 'M0 2h6M10 2h6');
  await expect(demo.locator('.MuiLineElement-series-next')).toHaveCSS('stroke-dasharray', /^6/);
  await expect(marks.nth(3).locator('circle')).toHaveCount(1);
  await expect(demo.locator('.MuiLineElement-series-target')).toHaveCSS('stroke', 'none');
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(4);

  await demo.locator('.MuiMarkElement-series-target').nth(2).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText('Forecast');
  await expect(tooltip.locator('path')).toHaveAttribute('d', 'M0 2h6M10 2h6');
}
