import { expect, type Locator } from '@playwright/test';

export const title =
  'A line connects two dots in each row, whose distance is the difference of the values, and the tooltip shows both values.';

export default async function test(demo: Locator): Promise<void> {
  const dots = demo.locator('circle');
  await expect(dots).toHaveCount(12);
  const lines = demo.locator('line[stroke-width="4"]');
  await expect(lines).toHaveCount(6);
  const read = async (index: number, name: string) => Number(await dots.nth(index).getAttribute(name));
  for (const row of [0, 3, 5]) {
    expect(await read(2 * row, 'cy')).toBe(await read(2 * row + 1, 'cy'));
    expect(Number(await lines.nth(row).getAttribute('x1'))).toBe(await read(2 * row, 'cx'));
    expect(Number(await lines.nth(row).getAttribute('x2'))).toBe(await read(2 * row + 1, 'cx'));
  }
  const gap = async (row: number) => (await read(2 * row + 1, 'cx')) - (await read(2 * row, 'cx'));
  expect((await gap(5)) / (await gap(0))).toBeCloseTo(5.2 / 5.5, 2);
  expect((await gap(2)) / (await gap(0))).toBeCloseTo(7.6 / 5.5, 2);
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText(/Men.*Women/s);
  await dots.first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/1950.*Men.*65\.6 years.*Women.*71\.1 years/s);
}
