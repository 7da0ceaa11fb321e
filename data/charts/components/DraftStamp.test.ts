import { expect, type Locator } from '@playwright/test';

export const title =
  'The text has two lines, is rotated by 15 degrees, and its middle is the middle of the bars.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('text', { hasText: 'not checked' });
  await expect(text.locator('tspan')).toHaveText(['Draft', 'not checked']);
  await expect(text).toHaveAttribute('transform', /rotate\(-15/);
  const readOffset = async () => {
    const middle = (box: { x: number; width: number }) => box.x + box.width / 2;
    const bar = (await demo.locator('.MuiBar-element').nth(2).boundingBox())!;
    return Math.abs(middle((await text.boundingBox())!) - middle(bar));
  };
  await expect.poll(readOffset).toBeLessThan(12);
}
