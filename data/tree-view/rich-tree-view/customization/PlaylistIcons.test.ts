import { expect, type Locator } from '@playwright/test';

export const title =
  'Slots of the tree set the icons of collapsed items, expanded items and items without children.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const getIcon = (name: string) =>
    getItem(name).locator('.MuiTreeItem-iconContainer').first().locator('svg');
  const readPath = (name: string) => getIcon(name).locator('path').first().getAttribute('d');

  const openFolder = (await readPath('Quiet'))!;
  const closedFolder = (await readPath('Loud'))!;
  expect(openFolder).not.toBe(closedFolder);
  await expect(getIcon('New this week')).toHaveClass(/MuiSvgIcon-colorAction/);
  await expect(getIcon('Loud')).not.toHaveClass(/MuiSvgIcon-colorAction/);
  await getItem('Quiet').locator('.MuiTreeItem-content').first().click();
  await expect(getIcon('Quiet').locator('path').first()).toHaveAttribute('d', closedFolder);
  await getItem('Loud').locator('.MuiTreeItem-content').first().click();
  await expect(getIcon('Loud').locator('path').first()).toHaveAttribute('d', openFolder);
}
