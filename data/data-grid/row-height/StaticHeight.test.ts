import { expect, type Locator } from '@playwright/test';

export const title = 'All rows have the height that rowHeight sets, and the header has its own.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row).toHaveCSS('height', '36px');
  }
  await expect(demo.getByRole('columnheader', { name: 'Guest' })).toHaveCSS('height', '40px');
}
