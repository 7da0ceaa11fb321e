import { expect, type Locator } from '@playwright/test';

export const claim =
  'Three functions return the id, the label and the children of objects with other properties.';

export default async function prove(demo: Locator): Promise<void> {
  const projects = demo.getByRole('treeitem', { name: 'Projects', exact: true });
  await expect(projects.getByRole('treeitem', { name: 'Harbour bridge (3)' })).toHaveAttribute(
    'id',
    'mail-21',
  );
  await demo.getByRole('treeitem', { name: 'Legal hold' }).locator('.MuiTreeItem-content').click();
  await expect(demo.getByRole('treeitem', { name: 'Case 1408' })).toHaveAttribute('id', 'mail-31');
}
