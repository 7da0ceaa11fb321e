import { expect, type Locator } from '@playwright/test';

export const title =
  'A list of ids in state expands and collapses all items, and changes when the user expands one.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });

export default async function test(demo: Locator): Promise<void> {
  await expect(getItem(demo, 'Profile')).toBeVisible();
  await expect(getItem(demo, 'Password')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(getItem(demo, 'Password')).toBeVisible();
  await expect(getItem(demo, 'Signature')).toBeVisible();
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(demo.getByRole('treeitem')).toHaveCount(2);

  for (const name of ['Account', 'Security', 'Mail']) {
    await demo.getByText(name, { exact: true }).click();
  }
  await expect(demo.getByRole('button', { name: 'Collapse all' })).toBeVisible();
}
