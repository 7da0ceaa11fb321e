import { expect, type Locator } from '@playwright/test';

export const claim =
  'A response is reused when a shelf is expanded again, until the cache is cleared or the shelf refreshed.';

export default async function prove(demo: Locator): Promise<void> {
  const tools = demo.getByRole('treeitem', { name: 'Tools' });
  const row = tools.locator('.MuiTreeItem-content').first();
  const lines = demo.getByRole('status').locator('div');
  const latest = lines.first();
  const reopen = async () => {
    await row.click();
    await expect(tools).toHaveAttribute('aria-expanded', 'false');
    await row.click();
  };

  await row.click();
  await expect(latest).toHaveText('tools: 3 from the server');
  await reopen();
  await expect(latest).toHaveText('tools: 3 from the cache');
  await demo.getByRole('button', { name: 'Clear the cache' }).click();
  await reopen();
  await expect(latest).toHaveText('tools: 3 from the server');
  await demo.getByRole('button', { name: 'Refresh Tools' }).click();
  // Both lines are read after the response, because a slow machine can miss the first one alone.
  await expect(lines.nth(1)).toHaveText('Requesting Tools');
  await expect(latest).toHaveText('tools: 3 from the server');

  // A second click while a shelf loads sends a second request, and does not collapse the shelf.
  const screws = demo.getByRole('treeitem', { name: 'Screws', exact: true });
  await screws.dblclick();
  await expect(lines.nth(1)).toHaveText('screws: 2 from the server');
  await expect(latest).toHaveText('screws: 2 from the server');
  await expect(screws).toHaveAttribute('aria-expanded', 'true');
  await screws.locator('.MuiTreeItem-content').first().click();
  await expect(screws).toHaveAttribute('aria-expanded', 'false');
}
