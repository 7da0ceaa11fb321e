import { expect, type Locator } from '@playwright/test';

export const title =
  'The state contains the columns that users pin with the column menu, and the button unpins all of them.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const store = demo.getByRole('columnheader').filter({ hasText: 'Store' });
  const left = demo.locator('.MuiDataGrid-columnHeader--pinnedLeft');
  const right = demo.locator('.MuiDataGrid-columnHeader--pinnedRight');
  await expect(left).toHaveText(['Store']);
  await store.hover();
  await store.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Pin to right' }).click();
  await expect(left).toHaveCount(0);
  await expect(right).toHaveText(['Store']);
  await expect(demo.getByRole('status')).toHaveText('{"right":["store"],"left":[]}');

  await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Unpin all' }).click();
  await expect(right).toHaveCount(0);
  await expect(demo.getByRole('status')).toHaveText('{}');
  await expect(demo.getByRole('columnheader').first()).toHaveText('Store');
}
