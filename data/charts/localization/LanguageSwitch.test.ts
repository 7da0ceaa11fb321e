import { expect, type Locator } from '@playwright/test';

export const title =
  'Each button changes the names of the toolbar’s buttons, the months, the label of the series and the name of the chart.';

export default async function test(demo: Locator): Promise<void> {
  const expectLanguage = async (zoomIn: string, month: string, sales: string) => {
    await expect(demo.getByRole('toolbar').getByRole('button').first()).toHaveAccessibleName(zoomIn);
    await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').first()).toHaveText(
      month,
    );
    await expect(demo.locator('.MuiChartsLegend-root')).toHaveText(sales);
    await expect(demo.locator('svg.MuiChartsSurface-root')).toHaveAccessibleName(sales);
  };
  const buttons = demo.getByRole('group').getByRole('button');
  await expectLanguage('Aumentar zoom', 'janeiro', 'Vendas');
  await buttons.nth(0).click();
  await expectLanguage('Zoom in', 'January', 'Sales');
  await buttons.nth(2).click();
  await expectLanguage('放大', '一月', '销售额');
}
