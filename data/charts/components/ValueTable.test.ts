import { expect, type Locator } from '@playwright/test';

export const title =
  'HTML inside the provider reads the data of the chart: the table has the same values and colors as the bars.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(6);
  await expect(demo.getByRole('row')).toHaveCount(3);
  await expect(demo.getByRole('row').nth(1)).toHaveText(/North\s*310\s*280\s*355/);
  await expect(demo.getByRole('row').nth(2)).toHaveText(/South\s*190\s*240\s*205/);
  await expect(demo.locator('svg table')).toHaveCount(0);
  const fill = await demo.locator('[data-series="north"] .MuiBarElement-root').first().getAttribute('fill');
  await expect(demo.locator(`.MuiChartsLabelMark-fill[fill="${fill}"]`)).toHaveCount(1);
}
