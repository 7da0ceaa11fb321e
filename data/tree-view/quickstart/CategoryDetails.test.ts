import { expect, type Locator } from '@playwright/test';

export const title = 'Text below the tree shows the data of the selected item, and follows the selection.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(output).toHaveText('Pots and pans: 96 products');
  await demo.locator('.MuiTreeItem-label', { hasText: 'Vouchers' }).click();
  await expect(output).toHaveText('Vouchers: 3 products');
  const cookware = demo.getByRole('treeitem', { name: 'Pots and pans' });
  await cookware.press('Space');
  await expect(output).toHaveText('Pots and pans: 96 products');
  await cookware.press('Space');
  await expect(output).toHaveText('No category selected');
}
