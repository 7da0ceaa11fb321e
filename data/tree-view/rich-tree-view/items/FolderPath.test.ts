import { expect, type Locator } from '@playwright/test';

export const title = 'The API object returns the parents of an item, up to the root.';

export default async function test(demo: Locator): Promise<void> {
  const path = demo.getByRole('navigation', { name: 'Path of the folder' }).getByRole('listitem');
  const clickItem = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first().click();
  await expect(path).toHaveText(['Projects', 'School roof']);
  await clickItem('Permits');
  await expect(path).toHaveText(['Projects', 'School roof', 'Permits']);
  await clickItem('Harbour bridge');
  await expect(path).toHaveText(['Projects', 'Harbour bridge']);
  await clickItem('Inbox');
  await expect(path).toHaveText(['Inbox']);
}
