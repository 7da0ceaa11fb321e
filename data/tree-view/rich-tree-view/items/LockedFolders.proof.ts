import { expect, type Locator } from '@playwright/test';

export const claim = 'Folders with subfolders cannot be chosen, and nothing happens in one that is disabled.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const getRow = (name: string) => getItem(name).locator('.MuiTreeItem-content').first();
  const chosen = demo.getByRole('treeitem', { checked: true });

  await getRow('Harbour bridge (3)').click();
  await expect(chosen).toHaveText(['Harbour bridge (3)']);
  await getRow('School roof').click();
  await expect(getItem('School roof')).toHaveAttribute('aria-expanded', 'true');
  await expect(chosen).toHaveText(['Harbour bridge (3)']);

  await expect(getItem('Legal hold')).toHaveAttribute('aria-disabled', 'true');
  // Playwright waits for what is disabled.
  await getRow('Case 1408').click({ force: true });
  await expect(demo.getByRole('status')).toHaveText('Last click: 31');
  await expect(chosen).toHaveText(['Harbour bridge (3)']);

  await getItem('Drafts').press('ArrowUp');
  await expect(getItem('Case 1408')).toBeFocused();
  await demo.getByRole('switch', { name: 'The keyboard reaches disabled items' }).click();
  await getItem('Drafts').press('ArrowUp');
  await expect(getItem('Permits')).toBeFocused();
}
