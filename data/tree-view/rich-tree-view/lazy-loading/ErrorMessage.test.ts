import { expect, type Locator } from '@playwright/test';

export const title = 'A failed request shows its cause, and expanding the item again sends another request.';

export default async function test(demo: Locator): Promise<void> {
  const tools = demo.getByRole('treeitem', { name: 'Tools' });
  const dot = tools.locator('.MuiTreeItem-errorIcon');
  await tools.click();
  await expect(demo.getByRole('alert')).toHaveText(
    'The catalog server does not answer. Expand the shelf again to retry.',
  );
  await expect(dot).toHaveCount(1);
  await expect(tools).toHaveAttribute('aria-expanded', 'false');

  await demo.getByRole('switch', { name: 'The server is down' }).click();
  await tools.click();
  await expect(demo.getByRole('treeitem', { name: 'Hammer' })).toBeVisible();
  await expect(dot).toHaveCount(0);
  await expect(demo.getByRole('alert')).toHaveCount(0);
}
