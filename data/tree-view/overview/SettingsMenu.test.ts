import { expect, type Locator } from '@playwright/test';

export const title = 'Items written as elements are a tree, one of them with an icon, and one disabled.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await expect(getItem('Password').locator('svg')).toBeVisible();
  await expect(getItem('Profile').locator('svg')).toHaveCount(0);
  await expect(getItem('Billing')).toHaveAttribute('aria-disabled', 'true');
  await getItem('Mail').locator('.MuiTreeItem-content').click();
  await expect(getItem('Mail').getByRole('treeitem')).toHaveText(['Signature', 'Filters']);
}
