import { expect, type Locator } from '@playwright/test';

export const title = 'A folder is requested when users expand it first, and comes from the cache afterward.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const toggle = () => row('docs').getByRole('button').click();
  const entries = demo.getByRole('log').locator('p');
  await toggle();
  await expect(row('docs/api')).toBeVisible();
  await toggle();
  await expect(row('docs/api')).toHaveCount(0);
  await toggle();
  await expect(row('docs/api')).toBeVisible();
  await expect(entries.first()).toContainText('in the cache: “docs”');
  await expect(entries.first()).not.toContainText('not in');
  await expect(entries.filter({ hasText: 'GET /items?folder.is=docs' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'not in the cache: “docs”' })).toHaveCount(1);
}
