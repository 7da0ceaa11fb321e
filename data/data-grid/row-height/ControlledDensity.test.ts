import { expect, type Locator } from '@playwright/test';

export const title = 'A switch outside the grid changes the density.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('.MuiDataGrid-row').first();
  const header = demo.getByRole('columnheader', { name: 'Guest' });
  await expect(row).toHaveCSS('height', '52px');
  await demo.getByRole('switch').click();
  await expect(row).toHaveCSS('height', '36px');
  await expect(header).toHaveCSS('height', '39px');
  await demo.getByRole('switch').click();
  await expect(row).toHaveCSS('height', '52px');
}
