import { expect, type Locator } from '@playwright/test';

export const title =
  'Menu items that the keyboard reaches move a column by one visible place, past a hidden column, and the first column cannot move further.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Delivery', 'City', 'Driver']);

  await headers.filter({ hasText: 'City' }).click();
  await page.keyboard.press('Control+Enter');
  const item = page.getByRole('menuitem', { name: 'Move toward the start' });
  await item.press('Enter');
  await expect(headers).toHaveText(['City', 'Delivery', 'Driver']);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await expect(headers.filter({ hasText: 'City' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Move toward the end' }).press('Enter');
  await expect(headers).toHaveText(['Delivery', 'City', 'Driver']);
}
