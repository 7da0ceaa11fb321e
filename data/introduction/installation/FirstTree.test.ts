import { expect, type Locator } from '@playwright/test';

export const title = 'The tree renders an array of items. Clicking a parent expands and selects it.';

export default async function test(demo: Locator): Promise<void> {
  const hall = demo.getByRole('treeitem', { name: 'Hall B' });
  await expect(demo.getByRole('treeitem', { name: 'Shelf A2' })).toBeVisible();
  await expect(hall).toHaveAttribute('aria-checked', 'false');
  await hall.locator('.MuiTreeItem-content').first().click();
  await expect(hall.getByRole('treeitem')).toHaveText(['Shelf B1']);
  await expect(hall).toHaveAttribute('aria-checked', 'true');
}
