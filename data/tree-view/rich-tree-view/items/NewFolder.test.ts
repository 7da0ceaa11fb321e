import { expect, type Locator } from '@playwright/test';

export const title = 'A new array adds a folder to the selected one, on any level.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const add = demo.getByRole('button', { name: 'New folder' });
  await expect(demo.getByRole('treeitem')).toHaveCount(3);
  await add.click();
  await expect(getItem('Projects').getByRole('treeitem')).toHaveText(['Harbour bridge', 'New folder 1']);
  await getItem('Harbour bridge').locator('.MuiTreeItem-content').click();
  await add.click();
  await expect(getItem('Harbour bridge').getByRole('treeitem')).toHaveText(['New folder 2']);
  await expect(getItem('Inbox')).not.toHaveAttribute('aria-expanded');
  await expect(getItem('New folder 1')).toBeVisible();
  await getItem('Inbox').locator('.MuiTreeItem-content').click();
  await add.click();
  await expect(getItem('Inbox').getByRole('treeitem')).toHaveText(['New folder 3']);
}
