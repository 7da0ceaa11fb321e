import { expect, type Locator } from '@playwright/test';

export const title = 'The header checkbox selects the rows of the current page, and no others.';

export default async function test(demo: Locator): Promise<void> {
  const all = demo.locator('input[name="select_all_rows"]');
  await all.click();
  await expect(demo.getByText('3 rows selected')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByRole('row', { name: '104' })).toHaveAttribute('aria-selected', 'false');
  await expect(all).not.toBeChecked();
  await all.click();
  await expect(demo.getByText('5 rows selected')).toBeVisible();
}
