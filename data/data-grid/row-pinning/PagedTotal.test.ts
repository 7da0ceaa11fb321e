import { expect, type Locator } from '@playwright/test';

export const title = 'Each page has four rows and the same total, which is not one of the rows of the page.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-virtualScrollerRenderZone').getByRole('row');
  const total = demo.locator('.MuiDataGrid-pinnedRows--bottom').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toHaveAttribute('data-id', 'e1');
  await expect(total).toHaveAttribute('data-id', 'total');
  await demo.locator('.MuiTablePagination-actions').getByRole('button').last().click();
  await expect(rows.first()).toHaveAttribute('data-id', 'e5');
  await expect(rows).toHaveCount(4);
  await expect(total).toHaveAttribute('data-id', 'total');
  await expect(demo.locator('.MuiTablePagination-actions').getByRole('button').last()).toBeDisabled();
}
