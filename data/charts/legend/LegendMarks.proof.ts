import { expect, type Locator } from '@playwright/test';

export const claim =
  'Each series sets the shape of its mark, or a component that draws it. The tooltip shows the same marks.';

export default async function prove(demo: Locator): Promise<void> {
  const marks = demo.getByRole('listitem').locator('.MuiChartsLabelMark-root');
  await expect(marks.nth(0)).toHaveClass(/MuiChartsLabelMark-line/);
  await expect(marks.nth(1).locator('path')).toHaveAttribute('d', 'M0 2h6M10 2h6');
  await expect(marks.nth(2).locator('circle')).toHaveCount(1);
  await expect(marks.nth(3)).toHaveClass(/MuiChartsLabelMark-square/);
  await demo.locator('.MuiMarkElement-series-last-year').nth(2).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText('Forecast');
  await expect(tooltip.locator('path')).toHaveAttribute('d', 'M0 2h6M10 2h6');
}
