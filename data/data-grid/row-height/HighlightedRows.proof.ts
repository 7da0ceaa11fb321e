import { expect, type Locator } from '@playwright/test';

export const claim = 'A call of resetRowHeights applies heights that changed outside React.';

export default async function prove(demo: Locator): Promise<void> {
  const row = demo.locator('.MuiDataGrid-row').nth(1);
  await expect(row).toHaveCSS('height', '52px');
  await row.getByRole('checkbox').click();
  await expect(row).toHaveCSS('height', '90px');
  await expect(demo.locator('.MuiDataGrid-row').nth(2)).toHaveCSS('height', '52px');
  await row.getByRole('checkbox').click();
  await expect(row).toHaveCSS('height', '52px');
}
