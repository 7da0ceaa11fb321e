import { expect, type Locator } from '@playwright/test';

export const title = 'Checkboxes select several items, and a click on a label does not select.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const getBox = (name: string) => getItem(name).locator('.MuiTreeItem-checkbox').first();
  const selected = demo.getByRole('treeitem', { checked: true });

  await getBox('See orders').click();
  await getBox('Read the audit log').click();
  await expect(selected).toHaveText(['See orders', 'Read the audit log']);
  // Without propagation, checking a parent does not check its children.
  await getBox('Orders').click();
  await expect(getItem('Orders')).toHaveAttribute('aria-checked', 'true');
  await expect(getItem('Change orders')).toHaveAttribute('aria-checked', 'false');
  await getItem('Change orders').locator('.MuiTreeItem-label').click();
  await expect(getItem('Change orders')).toBeFocused();
  await expect(getItem('Change orders')).toHaveAttribute('aria-checked', 'false');
  await getBox('See orders').click();
  await expect(getItem('See orders')).toHaveAttribute('aria-checked', 'false');
}
