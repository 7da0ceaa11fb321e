import { expect, type Locator } from '@playwright/test';

export const title =
  'A column chart below the grid has a category for each row and a series for each number column, and follows sorting.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const categories = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(bars).toHaveCount(8);
  await expect(categories).toHaveText(['Lisbon', 'Oslo', 'Vienna', 'Dublin']);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Online', 'Store']);
  await demo.locator('[role="columnheader"][data-field="city"]').click();
  await expect(categories).toHaveText(['Dublin', 'Lisbon', 'Oslo', 'Vienna']);
  const grid = (await demo.getByRole('grid').boundingBox())!;
  expect((await bars.first().boundingBox())!.y).toBeGreaterThan(grid.y + grid.height);
}
