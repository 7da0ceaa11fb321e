import { expect, type Locator } from '@playwright/test';

export const title = 'The demo shows the text of the focused letter without selecting it.';

export default async function test(demo: Locator): Promise<void> {
  const preview = demo.getByRole('region', { name: 'Preview' });
  await demo.getByRole('treeitem', { name: 'Offer for the roof' }).press('ArrowDown');
  await expect(preview).toHaveText('Is it Welsh or Spanish slate?');
  await demo.getByRole('treeitem', { name: 'Re: Which slate?', exact: true }).press('ArrowDown');
  await expect(preview).toHaveText('Welsh, 30 by 50.');
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
}
