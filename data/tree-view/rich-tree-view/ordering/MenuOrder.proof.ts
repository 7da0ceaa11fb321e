import { expect, type Locator } from '@playwright/test';

export const claim =
  'A row is dragged to another place, and the tree tells the move and the whole new order.';

export default async function prove(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const [move, stored] = [demo.getByRole('status').first(), demo.getByRole('status').last()];
  const store = demo.getByRole('button', { name: 'Store' });

  await getRow('Press').dragTo(getRow('Opening hours'), { targetPosition: { x: 120, y: 4 } });
  await expect(move).toHaveText('press: from top 3 to visit 0');
  await expect(stored).toHaveText('Stored: home visit(hours tickets cafe) museum(history team) press');
  await store.click();
  await expect(stored).toHaveText('Stored: home visit(press hours tickets cafe) museum(history team)');

  await getRow('Home').dragTo(getRow('The museum'), { targetPosition: { x: 120, y: 16 } });
  await expect(move).toHaveText('home: from top 0 to museum 0');
  await store.click();
  await expect(stored).toHaveText('Stored: visit(press hours tickets cafe) museum(home history team)');
}
