import { expect, type Locator } from '@playwright/test';

export const claim =
  'With controlled state, the details follow the selection, and buttons expand and collapse all items.';

export default async function prove(demo: Locator): Promise<void> {
  const items = demo.getByRole('treeitem');
  await expect(demo.getByRole('status')).toHaveText('Pots and pans: 96 products');
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(items).toHaveCount(9);
  await demo.getByRole('treeitem', { name: 'Paring knives' }).click();
  await expect(demo.getByRole('status')).toHaveText('Paring knives: 87 products');
  // A click on the name selects, and the arrow opens.
  const garden = demo.getByRole('treeitem', { name: 'Garden' }).locator('.MuiTreeItem-content').first();
  await garden.locator('.MuiTreeItem-label').click();
  await expect(demo.getByRole('status')).toHaveText('Garden: 143 products');
  await expect(items).toHaveCount(9);
  await garden.locator('.MuiTreeItem-iconContainer').click();
  await expect(items).toHaveCount(7);
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(items).toHaveCount(3);
  await demo.getByRole('button', { name: 'Select none' }).click();
  await expect(demo.getByRole('status')).toHaveText('No category selected');
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
}
