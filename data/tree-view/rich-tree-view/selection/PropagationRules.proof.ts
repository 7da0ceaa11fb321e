import { expect, type Locator } from '@playwright/test';

export const claim = 'One rule carries a choice down to the descendants, the other one up to the parents.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-checkbox').first().click();
  const expectState = (name: string, checked: string) =>
    expect(getItem(name)).toHaveAttribute('aria-checked', checked);

  // Down only.
  await toggle('Change stock');
  await expectState('Enter counts', 'true');
  await expectState('Order goods', 'true');
  await expectState('Stock', 'mixed');
  await toggle('Order goods');
  await expectState('Order goods', 'false');
  await expectState('Change stock', 'true');

  // Both ways.
  await demo.getByRole('switch', { name: 'parents' }).click();
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
