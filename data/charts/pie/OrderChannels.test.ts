import { expect, type Locator } from '@playwright/test';

export const title = 'Each item is a slice with a legend entry, and the tooltip shows its label and value.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(3);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveText(['Website', 'App', 'Phone']);
  const tooltip = demo.page().getByRole('tooltip');
  await slices.nth(1).hover();
  await expect(tooltip).toContainText(/App.*310/s);
}
