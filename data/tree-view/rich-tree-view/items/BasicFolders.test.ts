import { expect, type Locator } from '@playwright/test';

export const title = 'An array of objects with an id, a label and children becomes a tree.';

export default async function test(demo: Locator): Promise<void> {
  const projects = demo.getByRole('treeitem', { name: 'Projects', exact: true });
  await expect(demo.getByRole('treeitem')).toHaveText(['Inbox', 'Projects', 'Drafts']);
  await projects.click();
  await expect(projects.getByRole('treeitem')).toHaveText(['Harbour bridge', 'School roof']);
  await projects.locator('.MuiTreeItem-content').first().click();
  await expect(projects).toHaveAttribute('aria-expanded', 'false');
}
