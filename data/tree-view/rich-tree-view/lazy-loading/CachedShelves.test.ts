import { expect, type Locator } from '@playwright/test';

export const title = 'A shelf that is expanded again comes from the cache, until the cache is cleared.';

export default async function test(demo: Locator): Promise<void> {
  const tools = demo.getByRole('treeitem', { name: 'Tools' });
  const row = tools.locator('.MuiTreeItem-content').first();
  const source = demo.getByRole('status');
  const reopen = async () => {
    await expect(tools).toHaveAttribute('aria-expanded', 'true');
    await row.click();
    await expect(tools).toHaveAttribute('aria-expanded', 'false');
    await row.click();
  };

  await row.click();
  await expect(source).toHaveText('tools: from the server');
  await reopen();
  await expect(source).toHaveText('tools: from the cache');
  await demo.getByRole('button', { name: 'Clear the cache' }).click();
  await expect(demo.getByRole('treeitem', { name: 'Hammer' })).toBeVisible();
  await reopen();
  await expect(source).toHaveText('tools: from the server');

  // A second click while a shelf loads neither cancels the expansion nor collapses the shelf.
  const screws = demo.getByRole('treeitem', { name: 'Screws', exact: true });
  await screws.dblclick();
  await expect(source).toHaveText('screws: from the server');
  await expect(screws).toHaveAttribute('aria-expanded', 'true');
}
