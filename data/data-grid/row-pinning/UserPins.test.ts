import { expect, type Locator } from '@playwright/test';

export const title =
  'The button pins a row to the top, where it is shown once, and the button there returns it to its place.';

export default async function test(demo: Locator): Promise<void> {
  const pinned = demo.locator('.MuiDataGrid-pinnedRows--top').getByRole('row');
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const others = demo.locator('.MuiDataGrid-virtualScrollerRenderZone').getByRole('row');
  await expect(pinned).toHaveCount(1);
  await expect(pinned).toHaveAttribute('data-id', 'e5');
  await expect(row('e5')).toHaveCount(1);

  await row('e2').getByRole('menuitem').click();
  await expect(pinned).toHaveCount(2);
  await expect(pinned.first()).toHaveAttribute('data-id', 'e2');
  await expect(row('e2')).toHaveCount(1);
  await expect(others.nth(1)).toHaveAttribute('data-id', 'e3');

  await row('e2').getByRole('menuitem').click();
  await expect(pinned).toHaveCount(1);
  await expect(others.nth(1)).toHaveAttribute('data-id', 'e2');
}
