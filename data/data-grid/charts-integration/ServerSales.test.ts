import { expect, type Locator } from '@playwright/test';

export const title =
  "The chart draws the server's total of each country, and expanding a country does not change it.";

export default async function test(demo: Locator): Promise<void> {
  const countries = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(countries).toHaveText(['France', 'Norway', 'Spain']);
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(3);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Total (€) (sum)']);
  await demo.locator('[role="row"][data-id="Spain"]').getByRole('button').click();
  await expect(demo.locator('[role="row"][aria-level="2"]').first()).toBeVisible();
  await expect(countries).toHaveText(['France', 'Norway', 'Spain']);
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(3);
}
