import { expect, type Locator } from '@playwright/test';

export const title = 'A right click on a row opens a menu that changes this row and no other.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const suite = demo.getByRole('row').filter({ hasText: 'Family suite' });
  const garden = demo.getByRole('row').filter({ hasText: 'Garden room' });
  const value = (row: Locator) => row.locator('[data-field="isFree"] svg');
  await expect(value(suite)).toHaveAttribute('data-value', 'true');
  // The row answers a click, so it answers a right click.
  await suite.getByText('Family suite').click();
  await expect(suite).toHaveAttribute('aria-selected', 'true');
  await suite.getByText('Family suite').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Book this room' }).click();
  await expect(value(suite)).toHaveAttribute('data-value', 'false');
  await expect(value(garden)).toHaveAttribute('data-value', 'true');
  await expect(page.getByRole('menu')).toHaveCount(0);
}
