import { expect, type Locator } from '@playwright/test';

export const title =
  'Two folders are expanded initially, and the grid requests one level after the other, with a request for each folder.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  await expect(row('docs/guides/install.md')).toBeVisible();
  await expect(row('docs')).toHaveAttribute('aria-expanded', 'true');
  await expect(row('docs/api')).toHaveAttribute('aria-expanded', 'false');
  await expect(row('src')).toHaveAttribute('aria-expanded', 'false');
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '3. GET /items?folder.is=docs/guides',
    '2. GET /items?folder.is=docs',
    '1. GET /items?folder.is=',
  ]);
}
