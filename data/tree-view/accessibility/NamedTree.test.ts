import { expect, type Locator } from '@playwright/test';

export const title = 'Each label input is named after its item, in a tree with a name.';

export default async function test(demo: Locator): Promise<void> {
  const tree = demo.getByRole('tree', { name: 'Shelves to rename', exact: true });
  await tree.getByRole('treeitem', { name: 'Poetry' }).press('Enter');
  await expect(tree.getByRole('textbox', { name: 'New name of Poetry' })).toBeFocused();
  await demo.page().keyboard.press('Escape');
  await tree.getByRole('treeitem', { name: 'Maps' }).press('Enter');
  await expect(tree.getByRole('textbox', { name: 'New name of Maps' })).toBeFocused();
}
