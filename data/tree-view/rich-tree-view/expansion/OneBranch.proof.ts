import { expect, type Locator } from '@playwright/test';

export const claim =
  'Expanding an item collapses every other branch, and collapsing one collapses its descendants.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-content').first().click();
  await expect(getItem('Mats Lind, production')).toHaveAttribute('aria-expanded', 'true');
  await toggle('Petr Novak, sales');
  await expect(getItem('Petr Novak, sales')).toHaveAttribute('aria-expanded', 'true');
  await expect(getItem('Mats Lind, production')).toHaveAttribute('aria-expanded', 'false');

  await toggle('Ada Okafor, managing director');
  await expect(demo.getByRole('treeitem')).toHaveCount(1);
  await toggle('Ada Okafor, managing director');
  await expect(getItem('Petr Novak, sales')).toHaveAttribute('aria-expanded', 'false');
}
