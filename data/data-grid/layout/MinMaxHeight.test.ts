import { expect, type Locator } from '@playwright/test';

export const title =
  'With two rows the grid has the minimum height, with twelve the maximum height and a scrollbar, and back.';

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  const root = grid.locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  const readHeight = async () => (await root.boundingBox())?.height;
  expect(await readHeight()).toBe(200);
  await demo.getByRole('button', { name: 'Show 12 rows' }).click();
  await expect.poll(readHeight).toBe(320);
  expect(await demo.getByRole('gridcell', { name: /:/ }).count()).toBeLessThan(12);
  await demo.getByRole('button', { name: 'Show 2 rows' }).click();
  await expect.poll(readHeight).toBe(200);
}
