import { expect, type Locator } from '@playwright/test';

export const title =
  'The pinned total counts only the rows that match the filter, and all rows again without it.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.locator('.MuiDataGrid-pinnedRows--bottom [role="gridcell"][data-field="spent"]');
  await expect(total).toHaveText('4270');
  await demo.getByRole('switch').click();
  await expect(total).toHaveText('1725');
  await expect(demo.locator('.MuiDataGrid-virtualScrollerRenderZone').getByRole('row')).toHaveCount(4);
  await demo.getByRole('switch').click();
  await expect(total).toHaveText('4270');
}
