import { expect, type Locator } from '@playwright/test';

export const title = 'Bars and a line share a chart and its tooltip, each with its own value axis.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('[data-axis-id="orders"] .MuiChartsAxis-label')).toHaveText('Orders');
  await expect(demo.locator('[data-axis-id="late"] .MuiChartsAxis-label')).toHaveText('Late (%)');
  await expect(demo.locator('[data-axis-id="late"] .MuiChartsAxis-tickLabel').last()).toHaveText('20');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await demo.locator('.MuiMarkElement-root').nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Wed.*Orders.*152.*Late \(%\).*5/s);
}
