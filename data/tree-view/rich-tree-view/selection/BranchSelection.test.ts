import { expect, type Locator } from '@playwright/test';

export const title =
  'Checking a parent checks its descendants, and checking all children checks their parent.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-checkbox').first().click();
  const expectState = (name: string, checked: string) =>
    expect(getItem(name)).toHaveAttribute('aria-checked', checked);

  await toggle('Orders');
  for (const name of ['See orders', 'Change orders', 'Refund payments']) {
    await expectState(name, 'true');
  }
  await toggle('Refund payments');
  await expectState('Orders', 'mixed');

  await toggle('See stock');
  await expectState('Stock', 'mixed');
  await toggle('Change stock');
  await expectState('Stock', 'true');
  // The children of the collapsed item are checked as well.
  await getItem('Change stock').locator('.MuiTreeItem-label').first().click();
  await expectState('Enter counts', 'true');
  await expectState('Order goods', 'true');
}
