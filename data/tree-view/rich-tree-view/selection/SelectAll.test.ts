import { expect, type Locator } from '@playwright/test';

export const title = 'One button selects all items, including those in collapsed branches, the other none.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.getByRole('treeitem', { checked: true });
  const orders = demo.getByRole('treeitem', { name: 'Orders', exact: true });

  await expect(selected).toHaveCount(0);
  await demo.getByRole('button', { name: 'Select all', exact: true }).click();
  await expect(selected).toHaveCount(3);
  await orders.locator('.MuiTreeItem-label').first().click();
  await expect(selected).toHaveCount(6);
  await demo.getByRole('button', { name: 'Deselect all' }).click();
  await expect(selected).toHaveCount(0);
  // Users can still change the selection.
  await orders.locator('.MuiTreeItem-checkbox').first().click();
  await expect(selected).toHaveText([/^Orders/, 'See orders', 'Change orders', 'Refund payments']);
}
