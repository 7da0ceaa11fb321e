import { expect, type Locator } from '@playwright/test';

export const title =
  'Each series takes its bars from a property of the dataset, and renders no bar for null.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toHaveText([
    'Porto',
    'Ghent',
    'Turku',
    'Brno',
  ]);
  await expect(demo.locator('[data-series="auto-generated-id-1"] .MuiBarElement-root')).toHaveCount(4);
}
