import { expect, type Locator } from '@playwright/test';

export const title =
  'A text that is wider than its cell opens over the grid with Space, and closes with Escape.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  await demo.getByRole('gridcell', { name: 'KL 1705' }).click();
  await page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Space');
  const popup = demo.getByRole('dialog', { name: 'Report' });
  await expect(popup).toContainText('the cabin crew wrote an entry in the log.');
  await expect(popup).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
}
