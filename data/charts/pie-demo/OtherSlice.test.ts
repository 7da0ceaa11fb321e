import { expect, type Locator } from '@playwright/test';

export const title =
  'The large values have one slice each, and the rest is one gray slice, the last, with the sum in the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(5);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveText([
    'Oxygen',
    'Silicon',
    'Aluminum',
    'Iron',
    'Other',
  ]);
  const [red, green, blue] = await slices
    .last()
    .evaluate((slice) => getComputedStyle(slice).fill.match(/\d+/g)!.slice(0, 3).map(Number));
  expect(red).toBe(green);
  expect(green).toBe(blue);
  await expect(slices.last()).toHaveAttribute('fill', /var\(/);
  await slices.last().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Other.*12\.6%/s);
}
