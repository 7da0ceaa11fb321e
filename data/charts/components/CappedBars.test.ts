import { expect, type Locator } from '@playwright/test';

export const title =
  'A component in a slot receives position, origin and color: the cap is at the top of positive bars and at the bottom of negative ones.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('g:has(> rect + line)');
  await expect(bars).toHaveCount(4);
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(0);
  const readCap = (index: number) =>
    bars.nth(index).evaluate((group) => {
      const rect = group.querySelector('rect')!;
      const end = Number(group.querySelector('line')!.getAttribute('y1'));
      return end - Number(rect.getAttribute('y')) < 1 ? 'top' : 'bottom';
    });
  expect(await readCap(0)).toBe('top');
  expect(await readCap(1)).toBe('bottom');
}
