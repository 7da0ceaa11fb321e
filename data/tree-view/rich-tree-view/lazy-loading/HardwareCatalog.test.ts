import { expect, type Locator } from '@playwright/test';

export const title = 'The children of an item are requested when it is expanded, level by level.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await expect(demo.getByRole('treeitem')).toHaveCount(3);
  await expect(getItem('Work gloves')).not.toHaveAttribute('aria-expanded');
  await getItem('Screws').click();
  await expect(getItem('Screws')).toHaveAttribute('aria-expanded', 'true');
  await getItem('Metric screws').click();
  await expect(getItem('M6 × 20')).toBeVisible();
  await expect(demo.getByRole('treeitem')).toHaveCount(7);
}
