import { expect, type Locator } from '@playwright/test';

export const claim =
  'The search field stays open, a button clears it, and the toolbar says how many rows match.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const field = demo.getByRole('searchbox', { name: 'Title or author' });
  const clear = demo.getByRole('button', { name: 'Clear the search' });
  const status = demo.getByRole('status');
  await expect(status).toHaveText('6 found');
  await expect(clear).toHaveCount(0);
  await field.fill('brontë');
  await expect(status).toHaveText('2 found');
  await clear.click();
  await expect(status).toHaveText('6 found');
  await expect(field).toBeFocused();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await expect(field).toBeVisible();
}
