import { expect, type Locator } from '@playwright/test';

export const claim =
  'Plot, legend and tooltip compose the chart of the first demo, with its legend beside it.';

export default async function prove(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(3);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveText(['Website', 'App', 'Phone']);
  await slices.first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Website.*540/s);
}
