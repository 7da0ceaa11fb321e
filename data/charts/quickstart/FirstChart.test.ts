import { expect, type Locator } from '@playwright/test';

export const title = 'Categories and two series render a chart with axes, legend and tooltip.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toHaveText([
    'Mar',
    'Apr',
    'May',
    'Jun',
  ]);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveText(['Used', 'From the roof']);
  await expect(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-label')).toHaveText('kWh');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(8);
  await demo.locator('.MuiBarElement-root').nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Apr.*Used.*365.*From the roof.*268/s);
}
