import { expect, type Locator } from '@playwright/test';

export const title =
  'Each drop saves the whole tree in its new order, including moves to a different parent.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const drag = (name: string, target: string, y: number, x = 120) =>
    getRow(name).dragTo(getRow(target), { targetPosition: { x, y } });
  const saved = demo.getByRole('status');

  await expect(saved).toHaveText('Saved: home visit(hours tickets cafe) museum(history team) press');
  // Above and below a sibling.
  await drag('Tickets', 'Opening hours', 4);
  await expect(saved).toHaveText('Saved: home visit(tickets hours cafe) museum(history team) press');
  await drag('Tickets', 'Opening hours', 28);
  await expect(saved).toHaveText('Saved: home visit(hours tickets cafe) museum(history team) press');
  // In the indentation of a sibling: the item becomes the last child.
  await drag('Tickets', 'Opening hours', 16, 3);
  await expect(saved).toHaveText('Saved: home visit(hours cafe tickets) museum(history team) press');
  // Into a different parent.
  await drag('Press', 'Opening hours', 4);
  await expect(saved).toHaveText('Saved: home visit(press hours cafe tickets) museum(history team)');
  await drag('Home', 'The museum', 16);
  await expect(saved).toHaveText('Saved: visit(press hours cafe tickets) museum(home history team)');
}
