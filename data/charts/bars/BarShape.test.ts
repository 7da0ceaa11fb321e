import { expect, type Locator } from '@playwright/test';

export const title =
  'Two ratios set the gaps between categories and bars, and a radius rounds the end away from zero.';

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  return box!;
}

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('.MuiBarElement-series-auto-generated-id-0').first();
  const second = demo.locator('.MuiBarElement-series-auto-generated-id-1').first();
  const { width } = await readBox(first);
  await demo.getByRole('slider', { name: /categoryGapRatio/ }).press('End');
  await expect.poll(async () => (await readBox(first)).width).toBeLessThan(width / 2);

  const startsTogether = async () => Math.abs((await readBox(first)).x - (await readBox(second)).x) < 1;
  expect(await startsTogether()).toBe(false);
  await demo.getByRole('slider', { name: /barGapRatio/ }).press('Home');
  await expect.poll(startsTogether).toBe(true);

  const rounded = demo.locator('.MuiBar-root clipPath');
  await expect(rounded).toHaveCount(6);
  await demo.getByRole('slider', { name: /borderRadius/ }).press('Home');
  await expect(rounded).toHaveCount(0);
}
