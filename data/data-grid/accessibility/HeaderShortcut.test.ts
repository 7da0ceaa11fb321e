import { expect, type Locator } from '@playwright/test';

export const title = 'Alt+ArrowDown opens the menu of a header, and the focus returns to the header.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const header = demo.getByRole('columnheader', { name: 'Guest' });
  await header.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(header).toBeFocused();
}
