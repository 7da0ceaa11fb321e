import { expect, type Locator } from '@playwright/test';

export const title = 'A click on a row returns the object of the item, and a key does not.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const output = demo.getByRole('status');
  await expect(output).toHaveText('Click a file');
  await getItem('Photos').locator('.MuiTreeItem-content').click();
  await expect(output).toHaveText('Photos: 12 MB');
  await getItem('Beach').locator('.MuiTreeItem-content').click();
  await expect(output).toHaveText('Beach: 7 MB');
  await getItem('Beach').press('Home');
  await expect(getItem('Annual report')).toBeFocused();
  await getItem('Annual report').press('Enter');
  await expect(getItem('Annual report')).toHaveAttribute('aria-checked', 'true');
  await expect(output).toHaveText('Beach: 7 MB');
}
