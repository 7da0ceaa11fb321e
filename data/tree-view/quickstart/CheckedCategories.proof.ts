import { expect, type Locator } from '@playwright/test';

export const claim =
  'Checking a category checks its descendants, and a partly checked category is indeterminate.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-checkbox').first().click();
  await expect(demo.getByRole('status')).toHaveText('On sale: tools');
  await expect(getItem('Garden')).toHaveAttribute('aria-checked', 'mixed');
  await toggle('Flower pots');
  await expect(getItem('Garden')).toHaveAttribute('aria-checked', 'true');
  await toggle('Kitchen');
  // Collapsed branches, too.
  await expect(demo.getByRole('status')).toContainText('paring-knives');
  await toggle('Kitchen');
  await toggle('Garden');
  await expect(demo.getByRole('status')).toHaveText('On sale: nothing');
}
