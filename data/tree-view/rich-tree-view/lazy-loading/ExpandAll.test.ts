import { expect, type Locator } from '@playwright/test';

export const title = 'Each level expands as soon as it has loaded, until all items are visible.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await expect(getItem('Metric screws')).toBeVisible();
  await expect(getItem('M6 × 20')).toBeVisible();
  await expect(demo.getByRole('treeitem')).toHaveCount(12);
}
