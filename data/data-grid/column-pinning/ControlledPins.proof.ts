import { expect, type Locator } from '@playwright/test';

export const claim = 'Buttons replace the model, and pinning with the column menu adds the field to it.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const left = demo.locator('.MuiDataGrid-columnHeader--pinnedLeft');
  const right = demo.locator('.MuiDataGrid-columnHeader--pinnedRight');
  await expect(left).toHaveText(['Store']);
  await demo.getByRole('button', { name: 'Total' }).click();
  await expect(left).toHaveCount(0);
  await expect(right).toHaveText(['Total']);

  await headers.filter({ hasText: 'Store' }).hover();
  await headers.filter({ hasText: 'Store' }).getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Pin to right' }).click();
  await expect(right).toHaveText(['Total', 'Store']);
  await expect(demo.getByRole('status')).toHaveText('{"right":["total","store"],"left":[]}');

  await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Nothing' }).click();
  await expect(right).toHaveCount(0);
  await expect(headers.first()).toHaveText('Store');
}
