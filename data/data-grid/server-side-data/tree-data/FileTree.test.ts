import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid first contains the top level, loads the items of a folder when users expand it, and shows their number.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  await expect(row('docs')).toContainText('docs (3)');
  await expect(demo.locator('[role="row"][data-id]')).toHaveCount(3);
  await row('docs').getByRole('button').click();
  await expect(row('docs/api')).toContainText('api (2)');
  await expect(demo.locator('[role="row"][data-id]')).toHaveCount(6);
  await row('docs/api').getByRole('button').click();
  await expect(row('docs/api/events.md')).toHaveAttribute('aria-level', '3');
  await expect(row('docs/api/events.md').getByRole('button')).toHaveCount(0);
}
