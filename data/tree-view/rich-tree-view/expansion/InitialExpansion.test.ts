import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a row expands the item, the next click collapses it, and the tree keeps the state.';

export default async function test(demo: Locator): Promise<void> {
  const sales = demo.getByRole('treeitem', { name: 'Petr Novak, sales' });
  const row = sales.locator('.MuiTreeItem-content').first();
  await expect(demo.getByRole('treeitem', { expanded: true })).toHaveCount(1);
  await row.click();
  await expect(sales).toHaveAttribute('aria-expanded', 'true');
  await row.click();
  await expect(sales).toHaveAttribute('aria-expanded', 'false');
  await row.dblclick();
  await expect(sales).toHaveAttribute('aria-expanded', 'false');
}
