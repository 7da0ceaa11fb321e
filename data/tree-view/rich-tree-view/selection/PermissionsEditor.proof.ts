import { expect, type Locator } from '@playwright/test';

export const claim = 'Checking a parent checks its descendants, and the demo keeps the ids of the leaves.';

export default async function prove(demo: Locator): Promise<void> {
  const stock = demo.getByRole('treeitem', { name: 'Change stock' });
  await expect(demo.getByRole('status')).toHaveText('Granted: orders.read');
  await stock.locator('.MuiTreeItem-checkbox').click();
  await expect(demo.getByRole('status')).toHaveText(
    'Granted: orders.read, stock.write.count, stock.write.order',
  );
  await expect(demo.getByRole('treeitem', { name: 'Stock', exact: true })).toHaveAttribute(
    'aria-checked',
    'mixed',
  );
}
