import { expect, type Locator } from '@playwright/test';

export const title = 'The slice at the pointer grows, and the others shrink and turn gray.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(3);
  await slices.nth(2).hover();
  await expect(slices.nth(2)).toHaveAttribute('data-highlighted', 'true');
  for (const index of [0, 1]) {
    await expect(slices.nth(index)).toHaveAttribute('data-faded', 'true');
    await expect(slices.nth(index)).toHaveCSS('fill', 'rgb(158, 158, 158)');
  }
  // The outer arc of a slice is the first radius of its path.
  const readRadius = async (index: number) =>
    Number(/A([\d.]+),/.exec((await slices.nth(index).getAttribute('d'))!)![1]);
  await expect.poll(async () => Math.round((await readRadius(2)) - (await readRadius(0)))).toBe(16);
}
