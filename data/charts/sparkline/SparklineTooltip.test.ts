import { expect, type Locator } from '@playwright/test';

export const title = 'The tooltip shows week and turnover, and the line shows a highlighted point.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.getByLabel('Turnover per week in March 2026');
  await expect(chart.locator('.MuiLineElement-root')).toHaveCount(1);
  await chart.hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText('Week of Mar 16');
  await expect(tooltip).toContainText('€1,330.00');
  await expect(demo.locator('.MuiHighlightElement-root')).toHaveCount(1);
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
}
