import { expect, type Locator } from '@playwright/test';

export const title =
  'Each state has a small chart with its name, and all have one scale: a state with more seats has the higher line.';

const states = ['California', 'Texas', 'Florida', 'New York', 'Pennsylvania', 'Ohio'];

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiLineChart-line')).toHaveCount(6);
  const readChart = (state: string) => demo.getByLabel(`${state}: `);
  const tops: number[] = [];
  for (const state of states) {
    await expect(demo.getByText(state, { exact: true })).toBeVisible();
    const chart = (await readChart(state).boundingBox())!;
    tops.push((await readChart(state).locator('.MuiLineChart-line').boundingBox())!.y - chart.y);
    await expect(readChart(state).locator('.MuiChartsAxis-directionY')).toContainText(/^0.*60$/);
  }
  // Most seats: 53, 38, 28, 41, 27 and 24.
  const [california, texas, florida, newYork, pennsylvania, ohio] = tops as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const order = [california, newYork, texas, florida, pennsylvania, ohio];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await expect(readChart('Ohio')).toHaveAttribute('aria-label', 'Ohio: 24 seats after 1960, 15 after 2020');
}
