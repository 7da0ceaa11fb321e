import { expect, type Locator } from '@playwright/test';

export const title = 'By default a click selects one item, a second click keeps it, and Space deselects it.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const selected = demo.getByRole('treeitem', { checked: true });
  const orders = getItem('Orders');

  await orders.click();
  await expect(orders).toHaveAttribute('aria-expanded', 'true');
  await expect(selected).toHaveCount(1);
  await getItem('See orders').click();
  await expect(selected).toHaveText(['See orders']);
  await getItem('See orders').click();
  await expect(selected).toHaveText(['See orders']);
  await getItem('See orders').press('Space');
  await expect(selected).toHaveCount(0);
  await getItem('See orders').press('Space');
  await expect(selected).toHaveText(['See orders']);
}
