import { expect, type Locator } from '@playwright/test';

export const title =
  'Refreshing the top level keeps expanded folders without a request for their items, docs can be refreshed alone, and the third button collapses all folders.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('[role="row"][data-id]');
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const entries = demo.getByRole('log').locator('p');
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await row('src').getByRole('button').click();
  await expect(row('src/hooks')).toBeVisible();
  await expect(entries).toHaveCount(2);

  await press('Refresh top level');
  await expect(entries.first()).toHaveText('3. GET /items?folder.is=');
  await press('Refresh docs');
  await expect(row('docs/api')).toBeVisible();
  await expect(entries).toHaveText([
    '4. GET /items?folder.is=docs',
    '3. GET /items?folder.is=',
    '2. GET /items?folder.is=src',
    '1. GET /items?folder.is=',
  ]);
  await expect(row('src/hooks')).toBeVisible();

  await press('Refresh and collapse');
  await expect(rows).toHaveCount(3);
  await expect(entries.first()).toHaveText('5. GET /items?folder.is=');
}
