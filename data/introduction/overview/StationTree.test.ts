import { expect, type Locator } from '@playwright/test';

export const title = 'The tree renders an array of items. Clicking a parent expands and collapses it.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.getByRole('treeitem');
  await expect(items).toHaveText(['Harbour', 'Old town', 'University']);
  const harbour = items.first();
  await harbour.locator('.MuiTreeItem-content').first().click();
  await expect(harbour.getByRole('treeitem')).toHaveText(['Ferry terminal', 'Lighthouse', 'Fish market']);
  await harbour.locator('.MuiTreeItem-content').first().click();
  await expect(items).toHaveText(['Harbour', 'Old town', 'University']);
}
