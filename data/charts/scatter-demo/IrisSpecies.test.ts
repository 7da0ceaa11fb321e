import { expect, type Locator } from '@playwright/test';

export const title =
  'Each species has its own color and legend item, pointing at a flower fades the other species, and arrow keys open the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  for (const color of ['#1e88e5', '#d84315', '#00897b']) {
    await expect(demo.locator(`.MuiScatterChart-marker[fill="${color}"]`)).toHaveCount(12);
  }
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText(/Setosa.*Versicolor.*Virginica/s);
  await demo.locator('.MuiScatterChart-marker[fill="#1e88e5"]').first().hover();
  await expect(demo.locator('.MuiScatterChart-marker[data-faded]')).toHaveCount(24);
  const chart = demo.getByLabel(/three species of iris/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText(/Setosa.*\(1\.4, 5\.1\)/s);
}
