import { expect, type Locator } from '@playwright/test';

export const claim =
  'The items are rendered from an array, and items that are not rendered are not in the tree.';

export default async function prove(demo: Locator): Promise<void> {
  const items = demo.getByRole('treeitem');
  await expect(items).toHaveCount(6);
  await expect(items.filter({ hasText: 'Harbour wall' })).toHaveCount(0);
  await demo.getByRole('switch', { name: 'Show archived folders' }).click();
  await expect(items).toHaveCount(9);
  await expect(demo.getByRole('treeitem', { name: 'Harbour wall' })).toBeVisible();
  const school = demo.getByRole('treeitem', { name: 'School extension' });
  await expect(school.getByRole('treeitem')).toHaveText(['Permits', 'Tender']);
}
