import { expect, type Locator } from '@playwright/test';

export const title =
  'Without a render prop the parts are buttons with a text, each is a tab stop, and the trigger opens the column panel.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Trips' });
  await expect(toolbar.getByRole('button')).toHaveText(['Columns', 'Download']);
  await toolbar.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Tab');
  await expect(toolbar.getByRole('button', { name: 'Download' })).toBeFocused();
  await toolbar.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Nights' })).toBeVisible();
}
