import { expect, type Locator } from '@playwright/test';

export const title =
  'Plots, axes, legend and tooltip compose the chart of the first demo, with a point on each line under the pointer.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiLineChart-line')).toHaveCount(3);
  await expect(demo.locator('.MuiLineChart-mark')).toHaveCount(15);
  await expect(demo.locator('.MuiLineChart-highlight')).toHaveCount(0);
  await demo.locator('.MuiLineChart-mark[data-series="auto-generated-id-1"]').nth(2).hover();
  await expect(demo.locator('.MuiLineChart-highlight')).toHaveCount(3);
  await expect(demo.page().getByRole('tooltip')).toContainText(/2000.*33\.9.*20\.9.*19/s);
}
