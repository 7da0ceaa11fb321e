import { expect, type Locator } from '@playwright/test';

export const title = 'After a letter was deleted, the focus moves to a sibling or to the parent.';

export default async function test(demo: Locator): Promise<void> {
  const remove = demo.getByRole('button', { name: 'Delete the letter' });
  await remove.click();
  await expect(demo.getByRole('treeitem', { name: 'Re: Which slate?', exact: true })).toHaveCount(0);
  await expect(demo.getByRole('treeitem', { name: 'Re: When?' })).toBeFocused();
  await remove.click();
  await expect(demo.getByRole('treeitem', { name: 'Offer for the roof' })).toBeFocused();
}
