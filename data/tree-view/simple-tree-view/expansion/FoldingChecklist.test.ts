import { expect, type Locator } from '@playwright/test';

export const title =
  'A group collapses when all its items are checked, the focus stays in the tree, and a button expands it.';

export default async function test(demo: Locator): Promise<void> {
  const group = demo.getByRole('treeitem', { name: 'Before you leave' });
  for (const check of ['Passports', 'Insurance', 'Keys']) {
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await demo.getByRole('treeitem', { name: check, exact: true }).locator('.MuiTreeItem-checkbox').click();
  }
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toHaveAccessibleName('Before you leave: 3 of 3');
  await expect(group).toBeFocused();
  await demo.getByRole('button', { name: 'Expand or collapse' }).click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
}
