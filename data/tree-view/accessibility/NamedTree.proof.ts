import { expect, type Locator } from '@playwright/test';

export const claim = 'A heading names the tree, a text describes it, and each label input has a name.';

export default async function prove(demo: Locator): Promise<void> {
  const tree = demo.getByRole('tree', { name: 'Shelves of the library', exact: true });
  await expect(tree).toHaveAccessibleDescription('Enter renames a shelf.');
  await tree.getByRole('treeitem', { name: 'Poetry' }).press('Enter');
  await expect(tree.getByRole('textbox', { name: 'New name of Poetry' })).toBeFocused();
}
