import { expect, type Locator } from '@playwright/test';

export const claim = 'Sections are dragged to another place, but Summary stays first.';

export default async function prove(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const drag = (name: string, target: string) =>
    getRow(name).dragTo(getRow(target), { targetPosition: { x: 120, y: 4 } });

  await drag('Sources', 'Water quality');
  await expect(demo.getByRole('status')).toHaveText('sources is number 1 in results');
  await drag('Summary', 'Appendix');
  await drag('Appendix', 'Summary');
  await expect(demo.locator('.MuiTreeItem-label').first()).toHaveText('Summary');
}
