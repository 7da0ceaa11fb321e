import { expect, type Locator } from '@playwright/test';

export const title =
  'The button scrolls to the first empty cell and focuses it, and does so again after the focus went elsewhere.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button', { name: 'Go to the missing value' });
  const cell = demo.getByRole('row').filter({ hasText: 'W-303' }).locator('[data-field="nitrate"]');
  await button.click();
  await expect(cell).toBeFocused();
  await expect(cell).toBeInViewport();
  await demo.getByRole('gridcell', { name: 'Spree' }).click();
  await expect(cell).not.toBeFocused();
  await button.click();
  await expect(cell).toBeFocused();
}
