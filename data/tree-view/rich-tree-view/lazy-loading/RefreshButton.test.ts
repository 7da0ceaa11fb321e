import { expect, type Locator } from '@playwright/test';

export const title = 'A button adds a tool on the server and loads the children of the shelf again.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await expect(getItem('Hammer')).toBeVisible();
  await expect(getItem('Wrench 8 mm')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Add a wrench' }).click();
  await expect(getItem('Wrench 8 mm')).toBeVisible();
  await expect(getItem('Hammer')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Add a wrench' })).toBeEnabled();
}
