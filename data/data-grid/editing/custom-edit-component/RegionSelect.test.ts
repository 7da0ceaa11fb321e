import { expect, type Locator } from '@playwright/test';

export const title = 'A click on an option saves it and ends editing. Escape discards.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.locator('[role="row"][data-id="1"] [data-field="region"]');

  await cell.dblclick();
  await page.getByRole('option', { name: 'Tatra' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(cell).not.toHaveClass(/MuiDataGrid-cell--editing/);
  await expect(cell).toHaveText('Tatra');

  await cell.dblclick();
  await page.getByRole('option', { name: 'Andes' }).focus();
  await page.keyboard.press('Escape');
  await expect(cell).not.toHaveClass(/MuiDataGrid-cell--editing/);
  await expect(cell).toHaveText('Tatra');
}
