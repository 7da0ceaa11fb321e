import { expect, type Locator } from '@playwright/test';

export const title =
  'Rows for stays of more than three nights are 80 px tall, and null means the default for all others.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  const nights = demo.locator('[role="gridcell"][data-field="nights"]');
  await expect(nights).toHaveText(['1', '4', '7', '3']);
  for (const [index, height] of [52, 80, 80, 52].entries()) {
    await expect(rows.nth(index)).toHaveCSS('height', `${height}px`);
  }
}
