import { expect, type Locator } from '@playwright/test';

export const title =
  '`fetchRows` takes the rows from the cache, and `skipCache` requests them and replaces what is cached.';

export default async function test(demo: Locator): Promise<void> {
  const ids = demo.locator('[role="gridcell"][data-field="id"]');
  const total = demo.locator('[role="gridcell"][data-field="total"]').first();
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await expect(total).toHaveText('20');
  await press('Change order 1001 on the server');
  await press('Load with cache');
  // The cached page is shown again after another page.
  await press('Go to next page');
  await expect(ids.first()).toHaveText('1006');
  await press('Go to previous page');
  await expect(ids.first()).toHaveText('1001');
  await expect(total).toHaveText('20');

  await press('Skip the cache');
  await expect(total).toHaveText('500');
  await press('Load with cache');
  await expect(total).toHaveText('500');
}
