import { expect, type Locator } from '@playwright/test';

export const title =
  'An increasing pyramid of equal values has its tip at the top, and a decreasing one at the bottom.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(3);
  const readWidths = () =>
    sections.evaluateAll((paths) => paths.map((path) => (path as SVGPathElement).getBBox().width));
  const isSorted = async (sign: 1 | -1) => {
    const [first, second, third] = await readWidths();
    return sign * (second! - first!) > 10 && sign * (third! - second!) > 10;
  };
  await expect.poll(() => isSorted(1)).toBe(true);
  await demo.locator('button[value="decreasing"]').click();
  await expect.poll(() => isSorted(-1)).toBe(true);
  await demo.locator('button[value="increasing"]').click();
  await expect.poll(() => isSorted(1)).toBe(true);
}
