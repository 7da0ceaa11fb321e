import { expect, type Locator } from '@playwright/test';

export const title = 'Amounts are in euros on the axis and for each series in the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  await expect(labels.filter({ hasText: /^€\d\d,000$/ }).first()).toBeVisible();
  await expect(labels.filter({ hasNotText: '€' })).toHaveCount(0);
  await demo.locator('.MuiBarElement-root').first().hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText('€42,000');
  await expect(tooltip).toContainText('€61,000');
  await demo.page().mouse.move(0, 0);
}
