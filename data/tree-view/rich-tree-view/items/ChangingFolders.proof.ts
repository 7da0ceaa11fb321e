import { expect, type Locator } from '@playwright/test';

export const claim = 'A new array adds, changes and removes folders.';

export default async function prove(demo: Locator): Promise<void> {
  const bridge = demo.getByRole('treeitem', { name: 'Harbour bridge' });
  await bridge.locator('.MuiTreeItem-content').click();
  await expect(bridge).toHaveText('Harbour bridge (3)');
  await demo.getByRole('button', { name: 'Mark as read' }).click();
  await expect(bridge).toHaveText('Harbour bridge');
  await demo.getByRole('button', { name: 'New folder inside' }).click();
  await expect(bridge.getByRole('treeitem', { name: 'Folder 100' })).toBeVisible();
  const remove = demo.getByRole('button', { name: 'Delete' });
  await remove.click();
  await expect(bridge).toHaveCount(0);
  await expect(remove).toBeDisabled();
}
