import { expect, type Locator } from '@playwright/test';

export const title =
  'A folder that fails to load stays collapsed among the other rows, its arrow has a red dot and names the error, and expanding it again retries.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('[role="row"][data-id]');
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const dot = row('docs').locator('.MuiBadge-dot');
  const down = demo.getByRole('switch', { name: 'The server is down' });
  await expect(rows).toHaveCount(3);
  await down.click();
  await row('docs').getByRole('button').click();
  await expect(demo.getByRole('alert')).toContainText('Folder “docs”: The server does not respond.');
  await expect(rows).toHaveCount(3);
  await expect(row('docs')).toHaveAttribute('aria-expanded', 'false');
  await expect(dot).toHaveCSS('transform', /matrix\(1, 0, 0, 1/);
  await expect(row('docs').getByLabel('The server does not respond.')).toHaveCount(1);

  await down.click();
  await row('docs').getByRole('button').click();
  await expect(row('docs/api')).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(row('docs').getByLabel('The server does not respond.')).toHaveCount(0);
}
