import { expect, type Locator } from '@playwright/test';

export const claim = 'Items are given as an array: the districts, and below each of them its stations.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('treeitem', { name: 'Harbour' }).getByRole('treeitem')).toHaveText([
    'Ferry terminal, 32 docks',
    'Lighthouse, 14 docks',
    'Fish market, 20 docks',
  ]);
  const university = demo.getByRole('treeitem', { name: 'University' });
  await university.locator('.MuiTreeItem-content').click();
  await expect(university.getByRole('treeitem')).toHaveText(['Library, 40 docks', 'North campus, 36 docks']);
}
