import { expect, type Locator } from '@playwright/test';

export const title =
  'The same data is drawn as columns, horizontal bars, a line, an area and a pie, each with a name for screen readers.';

export default async function test(demo: Locator): Promise<void> {
  const [column, bar, line, area, pie] = await demo.getByRole('group').getByRole('button').all();
  const bars = demo.locator('.MuiBarElement-root');
  const cities = (axis: string) =>
    demo.locator(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).filter({ hasText: 'Vienna' });
  const expectName = () =>
    expect(demo.locator('svg.MuiChartsSurface-root')).toHaveAccessibleName('Online sales in four cities');
  await expect(bars).toHaveCount(4);
  await expect(cities('X')).toHaveCount(1);
  await expectName();
  await bar!.click();
  await expect(cities('Y')).toHaveCount(1);
  await expect(bars).toHaveCount(4);
  await expectName();
  await line!.click();
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(0);
  await expect(bars).toHaveCount(0);
  await expectName();
  await area!.click();
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(1);
  await expectName();
  await pie!.click();
  await expect(demo.locator('.MuiPieChart-arc')).toHaveCount(4);
  await expectName();
  await column!.click();
  await expect(cities('X')).toHaveCount(1);
  await expect(bars).toHaveCount(4);
}
