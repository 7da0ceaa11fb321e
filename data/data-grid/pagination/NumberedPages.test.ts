import { expect, type Locator } from '@playwright/test';

export const title = 'Page numbers in the footer open a page and show which page is open.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const page = (name: string) => demo.getByRole('button', { name, exact: true });
  await expect(page('page 1')).toHaveAttribute('aria-current', 'page');
  await page('Go to page 9').click();
  await expect(first).toHaveText('P-1041');
  await expect(page('page 9')).toHaveAttribute('aria-current', 'page');
  await expect(page('Go to next page')).toBeDisabled();

  await demo.getByRole('columnheader', { name: 'City' }).click();
  await expect(page('page 1')).toHaveAttribute('aria-current', 'page');
}
