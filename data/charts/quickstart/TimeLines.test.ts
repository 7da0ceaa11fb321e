import { expect, type Locator } from '@playwright/test';

export const title =
  'On a time axis, days have their true distances, and connectNulls connects a line across a missing value.';

export default async function test(demo: Locator): Promise<void> {
  const inside = demo.locator('.MuiMarkElement-series-auto-generated-id-0');
  const outside = demo.locator('.MuiMarkElement-series-auto-generated-id-1');
  await expect(inside).toHaveCount(6);
  await expect(outside).toHaveCount(5);
  const readX = async (index: number) => (await inside.nth(index).boundingBox())!.x;
  // Three days, then four.
  const [first, second, third] = [await readX(0), await readX(1), await readX(2)];
  expect((third - second) / (second - first)).toBeCloseTo(4 / 3, 1);
  // One stroke of the pen.
  const line = demo.locator('.MuiLineElement-series-auto-generated-id-1');
  await expect(line).toHaveAttribute('d', /^M[^M]*$/);
  await inside.nth(3).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/12 Mar.*20\.7 °C.*not measured/s);
}
