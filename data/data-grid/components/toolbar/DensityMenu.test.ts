import { expect, type Locator } from '@playwright/test';

export const title = 'A menu in the toolbar changes the density, and focus returns to its button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const density = demo.getByRole('button', { name: 'Density' });
  const row = demo.locator('.MuiDataGrid-row').first();
  await expect(row).toHaveCSS('height', '52px');
  await density.click();
  const checked = page.getByRole('menuitemradio', { checked: true });
  await expect(checked).toHaveText('standard');
  await page.getByRole('menuitemradio', { name: 'compact' }).click();
  await expect(row).toHaveCSS('height', '36px');
  await expect(density).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checked).toHaveText('compact');
  await page.keyboard.press('Escape');
  await expect(density).toBeFocused();
}
