import { expect, type Locator } from '@playwright/test';

export const title =
  'One rule selects the descendants of a parent, the other one the parent of selected children.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-checkbox').first().click();
  const expectState = (name: string, checked: string) =>
    expect(getItem(name)).toHaveAttribute('aria-checked', checked);

  const parents = demo.getByRole('switch', { name: 'parents' });
  // Both children are in the list, and their parent is not: `parents` still renders it as checked.
  await toggle('Enter counts');
  await toggle('Order goods');
  await expectState('Change stock', 'mixed');
  await parents.click();
  await expectState('Change stock', 'true');
  await expectState('Stock', 'mixed');
  await parents.click();
  await expectState('Change stock', 'mixed');
  await toggle('Enter counts');
  await toggle('Order goods');
  await expectState('Change stock', 'false');

  // Down only.
  await toggle('Change stock');
  await expectState('Enter counts', 'true');
  await expectState('Order goods', 'true');
  await expectState('Stock', 'mixed');
  await toggle('Order goods');
  await expectState('Order goods', 'false');
  await expectState('Change stock', 'true');

  // Both ways.
  await parents.click();
  await toggle('Order goods');
  await expectState('Stock', 'true');

  // Up only.
  await demo.getByRole('switch', { name: 'descendants' }).click();
  await toggle('Order goods');
  await expectState('Change stock', 'mixed');
  await toggle('Change stock');
  await expectState('Change stock', 'true');
  await expectState('Order goods', 'false');
}
