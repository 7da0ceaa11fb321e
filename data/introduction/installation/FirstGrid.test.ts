import { expect, type Locator } from '@playwright/test';

export const title = 'A grid with columns, rows and a height sorts its rows.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.getByRole('gridcell').and(demo.locator('[data-field="customer"]'));
  await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('height', '280px');
  await expect(customers).toHaveText(['Okafor Ltd', 'Lindqvist AB', 'Moreau SA']);
  await demo.getByRole('columnheader', { name: 'Total' }).click();
  await expect(customers).toHaveText(['Lindqvist AB', 'Okafor Ltd', 'Moreau SA']);
}
