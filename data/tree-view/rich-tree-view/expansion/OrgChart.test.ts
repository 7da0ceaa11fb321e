import { expect, type Locator } from '@playwright/test';

export const title =
  'A list of ids in state controls the expansion, so that buttons expand all items, two levels or none.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.getByRole('treeitem');
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(items).toHaveCount(10);
  await demo.getByRole('button', { name: 'Two levels' }).click();
  await expect(items).toHaveCount(8);
  await demo
    .getByRole('treeitem', { name: 'Petr Novak, sales' })
    .locator('.MuiTreeItem-content')
    .first()
    .click();
  await expect(items).toHaveCount(6);
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(items).toHaveCount(1);
}
