import { expect, type Locator } from '@playwright/test';

export const claim =
  'A long legend scrolls beside the chart, also with the keyboard, and one series has a bold label.';

export default async function prove(demo: Locator): Promise<void> {
  const legend = demo.getByRole('list');
  await expect(legend.getByRole('listitem')).toHaveCount(6);
  await expect(legend).toHaveCSS('max-height', '100px');
  await expect(legend.getByText('Cellar')).toHaveCSS('font-weight', '700');
  await expect(legend.getByText('Archive')).toHaveCSS('font-weight', '400');
  const readScroll = () => legend.evaluate((list) => list.scrollTop);
  expect(await readScroll()).toBe(0);
  await legend.focus();
  await legend.press('End');
  await expect.poll(readScroll).toBeGreaterThan(20);
}
