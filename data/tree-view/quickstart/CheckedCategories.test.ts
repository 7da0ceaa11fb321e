import { expect, type Locator } from '@playwright/test';

export const title =
  'Checking a category checks its descendants, and a partly checked category is indeterminate.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-checkbox').first().click();
  await expect(getItem('Garden')).toHaveAttribute('aria-checked', 'mixed');
  await toggle('Flower pots');
  await expect(getItem('Garden')).toHaveAttribute('aria-checked', 'true');
  await toggle('Kitchen');
  await expect(getItem('Pots and pans')).toHaveAttribute('aria-checked', 'true');
  // Collapsed branches are checked as well.
  await getItem('Knives').locator('.MuiTreeItem-label').first().click();
  await expect(getItem('Paring knives')).toHaveAttribute('aria-checked', 'true');
  await toggle('Kitchen');
  await toggle('Garden');
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
}
