import { expect, type Locator } from '@playwright/test';

export const title = 'A disabled folder and its contents do not react, and keys skip them.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const getRow = (name: string) => getItem(name).locator('.MuiTreeItem-content').first();

  await expect(getItem('Legal hold')).toHaveAttribute('aria-disabled', 'true');
  await expect(getItem('Case 1408')).toHaveAttribute('aria-disabled', 'true');
  await expect(getItem('Drafts')).not.toHaveAttribute('aria-disabled');

  // Playwright waits for what is disabled.
  await getRow('Case 1408').click({ force: true });
  await getRow('Legal hold').click({ force: true });
  await expect(getItem('Legal hold')).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);

  await getRow('Inbox').click();
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveText(['Inbox']);
  await getItem('Inbox').press('ArrowDown');
  await expect(getItem('Drafts')).toBeFocused();
}
