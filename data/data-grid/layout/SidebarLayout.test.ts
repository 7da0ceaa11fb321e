import { expect, type Locator } from '@playwright/test';

export const title =
  'With minWidth 0, the grid stays inside the frame; without it, many columns make the cell of the CSS grid wider than the frame.';

export default async function test(demo: Locator): Promise<void> {
  const frame = demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]/../../..');
  const overflow = () => frame.evaluate((it) => it.scrollWidth - it.clientWidth);
  await frame.evaluate((it) => it.style.setProperty('width', '400px'));
  await expect.poll(overflow).toBe(0);

  await demo.getByRole('switch', { name: 'minWidth: 0' }).click();
  await expect.poll(overflow).toBeGreaterThan(100);
}
