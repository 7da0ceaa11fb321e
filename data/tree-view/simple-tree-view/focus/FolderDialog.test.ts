import { expect, type Locator } from '@playwright/test';

export const title = 'A dialog opens with the focus on the selected folder.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog', { name: 'Choose a folder' });
  await demo.getByRole('button', { name: 'Folder: letters' }).click();
  await expect(dialog.getByRole('treeitem', { name: 'Letters' })).toBeFocused();
  await dialog.getByText('Photos').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);

  await demo.getByRole('button', { name: 'Folder: photos' }).click();
  await expect(dialog.getByRole('treeitem', { name: 'Photos' })).toBeFocused();
}
