import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on the icon expands an item, and a click on the rest of the row only selects it.';

export default async function test(demo: Locator): Promise<void> {
  const item = demo.getByRole('treeitem', { name: 'Petr Novak, sales' });
  await item.locator('.MuiTreeItem-label').first().click();
  await expect(item).toHaveAttribute('aria-checked', 'true');
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await item.locator('.MuiTreeItem-iconContainer').first().click();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await item.locator('.MuiTreeItem-label').first().click();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await item.locator('.MuiTreeItem-iconContainer').first().click();
  await expect(item).toHaveAttribute('aria-expanded', 'false');
}
