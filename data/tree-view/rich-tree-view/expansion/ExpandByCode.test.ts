import { expect, type Locator } from '@playwright/test';

export const title =
  'A button outside the tree expands an item and its parent, and users can still collapse it.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button', { name: 'Show the sales team' });
  const europe = demo.getByRole('treeitem', { name: 'Sara Ali, Europe' });
  await expect(demo.getByRole('treeitem')).toHaveCount(1);
  await button.click();
  await expect(europe).toBeVisible();
  await button.click();
  await expect(europe).toBeVisible();
  await demo
    .getByRole('treeitem', { name: 'Petr Novak, sales' })
    .locator('.MuiTreeItem-content')
    .first()
    .click();
  await expect(europe).toHaveCount(0);
  await button.click();
  await expect(europe).toBeVisible();
}
