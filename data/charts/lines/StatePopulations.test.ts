import { expect, type Locator } from '@playwright/test';

export const title =
  'Each series is one line with a mark per value, and the tooltip lists all series of a point.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiLineChart-line')).toHaveCount(3);
  const texas = demo.locator('.MuiLineChart-mark[data-series="auto-generated-id-1"]');
  const newYork = demo.locator('.MuiLineChart-mark[data-series="auto-generated-id-2"]');
  await expect(texas).toHaveCount(5);
  // Texas starts below New York and ends above.
  const isAbove = async (index: number) =>
    (await texas.nth(index).boundingBox())!.y < (await newYork.nth(index).boundingBox())!.y;
  expect(await isAbove(0)).toBe(false);
  expect(await isAbove(4)).toBe(true);
  await texas.nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/2000.*33\.9.*20\.9.*19/s);
}
