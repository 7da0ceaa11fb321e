import { expect, type Locator } from '@playwright/test';

export const title =
  'Three functions return the id, the label and the children of objects with other properties.';

export default async function test(demo: Locator): Promise<void> {
  const projects = demo.getByRole('treeitem', { name: 'Projects', exact: true });
  const bridge = projects.getByRole('treeitem', { name: 'Harbour bridge (3)', exact: true });
  // The id is a string: defaultExpandedItems has '2', and the key is a number.
  await expect(projects).toHaveAttribute('aria-expanded', 'true');
  await expect(projects).toHaveAttribute('id', /-2$/);
  await expect(bridge).toHaveAttribute('id', /-21$/);
  await expect(projects.getByRole('treeitem')).toHaveText(['Harbour bridge (3)', 'School roof']);
  await expect(demo.getByRole('treeitem', { name: 'Inbox (12)', exact: true })).toBeVisible();
  await projects.locator('.MuiTreeItem-content').first().click();
  await expect(bridge).toHaveCount(0);
}
