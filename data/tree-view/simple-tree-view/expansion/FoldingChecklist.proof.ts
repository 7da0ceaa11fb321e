import { expect, type Locator } from '@playwright/test';

export const claim =
  'A group folds itself away when all in it is checked, keeps the focus, and a button opens it.';

export default async function prove(demo: Locator): Promise<void> {
  const group = demo.getByRole('treeitem', { name: 'Before you leave' });
  for (const check of ['Passports', 'Insurance', 'Keys']) {
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await demo.getByRole('treeitem', { name: check, exact: true }).locator('.MuiTreeItem-checkbox').click();
  }
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toHaveAccessibleName('Before you leave: 3 of 3');
  await expect(group).toBeFocused();
  await demo.getByRole('button', { name: 'Open or close' }).click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
}
