import { expect, type Locator } from '@playwright/test';

export const title = 'The list of granted permissions contains leaves only, even if users check a parent.';

export default async function test(demo: Locator): Promise<void> {
  const toggle = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-checkbox').first().click();
  const granted = demo.getByRole('status');

  await expect(granted).toHaveText('Granted: nothing');
  await toggle('Change stock');
  await expect(granted).toHaveText('Granted: stock.write.count, stock.write.order');
  await toggle('Change stock');
  await expect(granted).toHaveText('Granted: nothing');
  await toggle('See stock');
  await expect(granted).toHaveText('Granted: stock.read');
}
