import { expect, type Locator } from '@playwright/test';

export const claim = 'The whole row expands an item, or with "iconContainer" only its icon.';

export default async function prove(demo: Locator): Promise<void> {
  const item = demo.getByRole('treeitem', { name: 'Petr Novak, sales' });
  const label = item.locator('.MuiTreeItem-label').first();
  await label.click();
  await expect(demo.getByRole('status')).toHaveText('novak was clicked');
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await item.locator('.MuiTreeItem-iconContainer').first().click();
  await expect(item).toHaveAttribute('aria-expanded', 'true');

  await demo.getByRole('button', { name: 'content' }).click();
  await label.click();
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await expect(demo.getByRole('status')).toHaveText('novak was collapsed');
}
