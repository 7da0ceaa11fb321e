import { expect, type Locator } from '@playwright/test';

export const title =
  'The search field is visible even while it is empty and without focus, and a button clears it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const field = demo.getByRole('searchbox', { name: 'Title or author' });
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  await expect(titles).toHaveCount(6);
  await field.fill('brontë');
  await expect(titles).toHaveText(['Jane Eyre', 'Wuthering Heights']);
  await demo.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field).toHaveValue('');
  await expect(titles).toHaveCount(6);
  await expect(field).toBeFocused();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await expect(field).toBeVisible();
}
