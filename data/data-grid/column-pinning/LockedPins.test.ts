import { expect, type Locator } from '@playwright/test';

export const title =
  'The menu of the Store column has no items for pinning although the column is pinned, and other columns can be pinned.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const openMenu = async (name: string) => {
    const header = demo.getByRole('columnheader').filter({ hasText: name });
    await header.hover();
    await header.getByRole('button', { name: 'column menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  };
  const pinned = demo.locator('.MuiDataGrid-columnHeader--pinnedLeft');
  await expect(pinned).toHaveText(['Store']);
  await openMenu('Store');
  await expect(page.getByRole('menuitem', { name: /pin/i })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);

  await openMenu('January');
  await page.getByRole('menuitem', { name: 'Pin to left' }).click();
  await expect(pinned).toHaveText(['Store', 'January']);
}
