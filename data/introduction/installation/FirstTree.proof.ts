import { expect, type Locator } from '@playwright/test';

export const claim = 'Items within items are all that a tree needs: a click opens a hall and selects it.';

export default async function prove(demo: Locator): Promise<void> {
  const hall = demo.getByRole('treeitem', { name: 'Hall B' });
  await expect(demo.getByRole('treeitem', { name: 'Shelf A2' })).toBeVisible();
  await hall.locator('.MuiTreeItem-content').click();
  await expect(hall.getByRole('treeitem')).toHaveText(['Shelf B1']);
  await expect(hall).toHaveAttribute('aria-checked', 'true');
}
