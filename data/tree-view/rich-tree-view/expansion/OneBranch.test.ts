import { expect, type Locator } from '@playwright/test';

export const title = 'Expanding an item collapses its siblings, and its ancestors stay expanded.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-content').first().click();
  const director = getItem('Ada Okafor, managing director');
  const production = getItem('Mats Lind, production');
  const sales = getItem('Petr Novak, sales');
  await expect(production).toHaveAttribute('aria-expanded', 'true');
  await toggle('Petr Novak, sales');
  await expect(sales).toHaveAttribute('aria-expanded', 'true');
  await expect(production).toHaveAttribute('aria-expanded', 'false');
  await expect(director).toHaveAttribute('aria-expanded', 'true');

  await toggle('Mats Lind, production');
  await expect(production).toHaveAttribute('aria-expanded', 'true');
  await expect(sales).toHaveAttribute('aria-expanded', 'false');
  await toggle('Mats Lind, production');
  await expect(production).toHaveAttribute('aria-expanded', 'false');
}
