import { expect, type Locator } from '@playwright/test';

export const title =
  'Plot, legend and tooltip compose the chart of the first demo, as large as there: no room is kept for axes.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(3);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveText(['Website', 'App', 'Phone']);
  // The height without margins: the pie of the first demo.
  await expect
    .poll(async () => Math.round((await demo.locator('.MuiPieChart-series').boundingBox())!.height))
    .toBeGreaterThan(200);
  await slices.first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Website.*540/s);
}
