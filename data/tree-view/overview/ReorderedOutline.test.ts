import { expect, type Locator } from '@playwright/test';

export const title = 'Sections are dragged to another place, and a callback has the new position.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  await getRow('Sources').dragTo(getRow('Water quality'), { targetPosition: { x: 120, y: 4 } });
  await expect(demo.getByRole('status')).toHaveText('sources is number 1 in results');
  await expect(demo.getByRole('treeitem', { name: 'Results' }).getByRole('treeitem')).toHaveText([
    'Sources',
    'Water quality',
    'Breeding birds',
    'Soil samples',
  ]);
}
