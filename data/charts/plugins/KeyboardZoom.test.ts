import { expect, type Locator } from '@playwright/test';

export const title =
  'The composed chart takes the focus, arrow keys move from mark to mark, and the tooltip shows the focused value. The wheel zooms the x-axis.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(chart).toHaveAttribute('tabindex', '0');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Orders.*310/s);
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Orders.*340/s);
  await chart.press('ArrowLeft');
  await expect(tooltip).toContainText(/Orders.*310/s);
  await chart.blur();
  await expect(tooltip).toHaveCount(0);

  const months = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(months).toHaveText(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
  await chart.hover();
  await expect(async () => {
    await demo.page().mouse.wheel(0, -200);
    expect(await months.count()).toBeLessThan(6);
  }).toPass();
}
