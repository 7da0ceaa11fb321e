import { expect, type Locator } from '@playwright/test';

export const claim =
  'A drop reports both positions, and getItemTree returns the new order of the whole tree.';

export default async function prove(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const [move, stored] = [demo.getByRole('status').first(), demo.getByRole('status').last()];
  const store = demo.getByRole('button', { name: 'Save order' });

  // In the indentation of a sibling: the item becomes the last child, at index 2. The reported index is 3.
  await getRow('Tickets').dragTo(getRow('Opening hours'), { targetPosition: { x: 3, y: 16 } });
  await expect(move).toHaveText('tickets: from visit 1 to visit 3');
  // The last child is already there. The move is reported nevertheless.
  await getRow('Tickets').dragTo(getRow('Café'), { targetPosition: { x: 3, y: 16 } });
  await expect(move).toHaveText('tickets: from visit 2 to visit 3');
  await store.click();
  await expect(stored).toHaveText('Saved: home visit(hours cafe tickets) museum(history team) press');
  // Above and below a sibling, the index is the one after the move, in both directions.
  await getRow('Tickets').dragTo(getRow('Opening hours'), { targetPosition: { x: 120, y: 4 } });
  await expect(move).toHaveText('tickets: from visit 2 to visit 0');
  await getRow('Tickets').dragTo(getRow('Opening hours'), { targetPosition: { x: 120, y: 28 } });
  await expect(move).toHaveText('tickets: from visit 0 to visit 1');
  await store.click();
  await expect(stored).toHaveText('Saved: home visit(hours tickets cafe) museum(history team) press');

  await getRow('Press').dragTo(getRow('Opening hours'), { targetPosition: { x: 120, y: 4 } });
  await expect(move).toHaveText('press: from top 3 to visit 0');
  await expect(stored).toHaveText('Saved: home visit(hours tickets cafe) museum(history team) press');
  await store.click();
  await expect(stored).toHaveText('Saved: home visit(press hours tickets cafe) museum(history team)');

  await getRow('Home').dragTo(getRow('The museum'), { targetPosition: { x: 120, y: 16 } });
  await expect(move).toHaveText('home: from top 0 to museum 0');
  await store.click();
  await expect(stored).toHaveText('Saved: visit(press hours tickets cafe) museum(home history team)');
}
