import { expect, type Locator } from '@playwright/test';

export const title = 'The items of an array are a tree, in which a click on a section expands it.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.getByRole('treeitem');
  await expect(items).toHaveCount(5);
  await demo.getByRole('treeitem', { name: 'Appendix' }).click();
  await expect(items).toHaveCount(6);
  await expect(demo.getByRole('treeitem', { name: 'Sources' })).toBeVisible();
}
