import { expect, type Locator } from '@playwright/test';

export const claim = 'The API object returns the parents, the siblings and the element of an item by its id.';

export default async function prove(demo: Locator): Promise<void> {
  const drafts = demo.getByRole('treeitem', { name: 'Drafts' });
  await expect(drafts).not.toBeInViewport();
  await demo.getByRole('button', { name: 'Scroll to Drafts' }).click();
  await expect(drafts).toBeInViewport();

  await demo.getByRole('treeitem', { name: 'Permits' }).click();
  const path = demo.getByRole('navigation', { name: 'Path of the folder' });
  await expect(path.getByRole('listitem')).toHaveText(['Projects', 'School roof', 'Permits']);
  await expect(demo.getByRole('status')).toHaveText('On this level: 2');
  await drafts.click();
  await expect(path.getByRole('listitem')).toHaveText(['Drafts']);
  await expect(demo.getByRole('status')).toHaveText('On this level: 4');

  const projects = demo.getByRole('treeitem', { name: 'Projects', exact: true });
  const lock = demo.getByRole('button', { name: 'Lock or unlock Projects' });
  await lock.click();
  await expect(projects).toHaveAttribute('aria-disabled', 'true');
  await lock.click();
  await expect(projects).not.toHaveAttribute('aria-disabled', 'true');
}
