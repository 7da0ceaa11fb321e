import { expect, type Locator } from '@playwright/test';

export const title =
  'A toolbar outside the element of the grid opens its panels and keeps the navigation with arrow keys.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Plants below their toolbar' });
  await expect(toolbar).toBeVisible();
  await expect(demo.locator('.MuiDataGrid-root').getByRole('toolbar')).toHaveCount(0);
  await toolbar.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Value' }).fill('basil');
  await expect(demo.locator('[role="gridcell"][data-field="name"]')).toHaveText(['Basil']);
}
