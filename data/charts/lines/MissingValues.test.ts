import { expect, type Locator } from '@playwright/test';

export const title =
  'A line has a gap at null and ends with its data; connectNulls closes the gap, and does not extend the line.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('.MuiLineChart-line[data-series="a"]');
  const second = demo.locator('.MuiLineChart-line[data-series="b"]');
  await expect(demo.locator('.MuiLineChart-mark[data-series="a"]')).toHaveCount(5);
  await expect(demo.locator('.MuiLineChart-mark[data-series="b"]')).toHaveCount(5);
  const countStrokes = async () => (await first.getAttribute('d'))!.split('M').length - 1;
  // Hours 1 and 2, hour 5 alone, hours 7 and 8.
  expect(await countStrokes()).toBe(3);
  const readWidth = async () => Math.round((await second.boundingBox())!.width);
  const before = await readWidth();
  expect(before).toBeLessThan((await first.boundingBox())!.width);
  await demo.getByRole('switch').check();
  await expect.poll(countStrokes).toBe(1);
  expect(await readWidth()).toBe(before);
}
