import { expect, type Locator } from '@playwright/test';

export const title = 'Dates and amounts are in German on both axes and in the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const labels = (axis: string) => chart.locator(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`);
  await chart.scrollIntoViewIfNeeded();
  await expect(labels('X').first()).toHaveText(/^\d+\. März$/);
  await expect(labels('Y').last()).toHaveText(/^\d\d\.\d{3}\s€$/);
  const line = (await demo.locator('.MuiLineElement-root').boundingBox())!;
  await chart.hover({ position: { x: 200, y: 60 } });
  await demo.page().mouse.move(line.x + 2, line.y + line.height / 2);
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText('1. März');
  await expect(tooltip).toContainText(/12\.500\s€/);
  await demo.page().mouse.move(0, 0);
}
