import { expect, type Locator } from '@playwright/test';

export const title =
  'A saved parent is rendered with its children checked, and saved children with their parent checked.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await expect(getItem('Orders')).toHaveAttribute('aria-checked', 'true');
  await expect(getItem('See stock')).toHaveAttribute('aria-checked', 'true');
  await getItem('Change stock').locator('.MuiTreeItem-content').click();
  await expect(getItem('Order goods')).toHaveAttribute('aria-checked', 'true');
  await expect(getItem('Read the audit log')).toHaveAttribute('aria-checked', 'false');
}
