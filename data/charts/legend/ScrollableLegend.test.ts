import { expect, type Locator } from '@playwright/test';

export const title = 'A long legend next to the chart scrolls, even with the keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const legend = demo.getByRole('list');
  await expect(legend.getByRole('listitem')).toHaveCount(6);
  await expect(legend).toHaveCSS('max-height', '100px');
  const readScroll = () => legend.evaluate((list) => list.scrollTop);
  expect(await readScroll()).toBe(0);
  await legend.focus();
  await legend.press('End');
  await expect.poll(readScroll).toBeGreaterThan(20);
}
