import { expect, type Locator } from '@playwright/test';

export const claim = 'Folders with subfolders cannot be selected, and a disabled folder does not react.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const getRow = (name: string) => getItem(name).locator('.MuiTreeItem-content').first();
  const selected = demo.getByRole('treeitem', { checked: true });

  const projects = getItem('Projects');
  // A parent whose selection is disabled has no aria-checked, until one of its children is selected.
  await expect(projects).not.toHaveAttribute('aria-checked');
  await getRow('Harbour bridge (3)').click();
  await expect(projects).toHaveAttribute('aria-checked', 'mixed');
  await expect(selected).toHaveText(['Harbour bridge (3)']);
  await getRow('School roof').click();
  await expect(getItem('School roof')).toHaveAttribute('aria-expanded', 'true');
  await expect(selected).toHaveText(['Harbour bridge (3)']);

  await expect(getItem('Legal hold')).toHaveAttribute('aria-disabled', 'true');
  // Playwright waits for what is disabled.
  await getRow('Case 1408').click({ force: true });
  await expect(demo.getByRole('status')).toHaveText('Last click: 31');
  await expect(selected).toHaveText(['Harbour bridge (3)']);

  await getItem('Drafts').press('ArrowUp');
  await expect(getItem('Case 1408')).toBeFocused();
  await demo.getByRole('switch', { name: 'Disabled items are focusable' }).click();
  await getItem('Drafts').press('ArrowUp');
  await expect(getItem('Permits')).toBeFocused();
}
