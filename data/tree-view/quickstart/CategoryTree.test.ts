import { expect, type Locator } from '@playwright/test';

export const title =
  'An array of objects becomes a tree, with names and subcategories read by two functions.';

export default async function test(demo: Locator): Promise<void> {
  const kitchen = demo.getByRole('treeitem', { name: 'Kitchen' });
  await expect(kitchen.getByRole('treeitem')).toHaveText(['Pots and pans', 'Knives']);
  await demo.getByRole('treeitem', { name: 'Garden' }).locator('.MuiTreeItem-content').click();
  await expect(demo.getByRole('treeitem', { name: 'Flower pots' })).toBeVisible();
  await expect(demo.getByRole('treeitem', { name: 'Vouchers' })).not.toHaveAttribute('aria-expanded');
}
