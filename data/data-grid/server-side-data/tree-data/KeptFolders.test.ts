import { expect, type Locator } from '@playwright/test';

export const title =
  'A folder that users expand stays expanded when they sort, and one that they collapse stays collapsed.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('[role="row"][data-id]');
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const size = demo.locator('[role="columnheader"][data-field="size"]');
  await row('docs').getByRole('button').click();
  await expect(row('docs/readme.md')).toBeVisible();

  await size.click();
  await expect(rows.first()).toHaveAttribute('data-id', 'tests');
  await expect(row('docs')).toHaveAttribute('aria-expanded', 'true');
  await expect(rows.last()).toHaveAttribute('data-id', 'docs/api');

  await row('docs').getByRole('button').click();
  await expect(rows).toHaveCount(3);
  await size.click();
  await expect(rows.first()).toHaveAttribute('data-id', 'docs');
  await expect(rows).toHaveCount(3);
  await expect(row('docs')).toHaveAttribute('aria-expanded', 'false');
}
