import { expect, type Locator } from '@playwright/test';

export const claim =
  'An answer is used again when a shelf is reopened, until the cache is cleared or a refresh.';

export default async function prove(demo: Locator): Promise<void> {
  const tools = demo.getByRole('treeitem', { name: 'Tools' });
  const row = tools.locator('.MuiTreeItem-content').first();
  const latest = demo.getByRole('status').locator('div').first();
  const reopen = async () => {
    await row.click();
    await expect(tools).toHaveAttribute('aria-expanded', 'false');
    await row.click();
  };

  await row.click();
  await expect(latest).toHaveText('tools: 3 from the server');
  await reopen();
  await expect(latest).toHaveText('tools: 3 from the cache');
  await demo.getByRole('button', { name: 'Forget everything' }).click();
  await reopen();
  await expect(latest).toHaveText('tools: 3 from the server');
  await demo.getByRole('button', { name: 'Refresh Tools' }).click();
  await expect(latest).toHaveText('Asking for Tools');
  await expect(latest).toHaveText('tools: 3 from the server');
}
