import { expect, type Locator } from '@playwright/test';

export const title =
  'The first month is at the right, the values are to the right of the bars, and the first series is at the right of the legend.';

export default async function test(demo: Locator): Promise<void> {
  const readX = async (element: Locator) => {
    const box = (await element.boundingBox())!;
    return box.x + box.width / 2;
  };
  const months = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const value = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').first();
  const bars = demo.locator('.MuiBarElement-root');
  await expect(months.filter({ hasText: 'ינואר' })).toBeVisible();
  await expect(bars).toHaveCount(8);
  const first = await readX(months.filter({ hasText: 'ינואר' }));
  expect(first).toBeGreaterThan(await readX(months.filter({ hasText: 'אפריל' })));
  for (let index = 0; index < 8; index += 1) {
    expect(await readX(value)).toBeGreaterThan(await readX(bars.nth(index)));
  }
  const legend = demo.locator('.MuiChartsLegend-series');
  expect(await readX(legend.nth(0))).toBeGreaterThan(await readX(legend.nth(1)));
}
