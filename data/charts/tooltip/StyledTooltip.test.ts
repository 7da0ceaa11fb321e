import { expect, type Locator } from '@playwright/test';

export const title =
  'The tooltip has a dark background and white text, and it is rendered outside the chart.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  await demo.locator('.MuiBar-element').nth(1).hover();
  await expect(tooltip).toContainText(/Evening.*341.*88/s);
  await expect(tooltip.locator('.MuiChartsTooltip-paper')).toHaveCSS('background-color', 'rgb(16, 36, 62)');
  for (const part of ['caption', '.MuiChartsTooltip-labelCell', '.MuiChartsTooltip-valueCell']) {
    await expect(tooltip.locator(part).first()).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
  await expect(demo.locator('.MuiChartsTooltip-paper')).toHaveCount(0);
}
