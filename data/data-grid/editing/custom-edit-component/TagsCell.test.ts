import { expect, type Locator } from '@playwright/test';

export const title =
  'The menu stays open while users choose several tags, with the mouse or with Enter. Closing it saves all of them.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.locator('[role="row"][data-id="1"] [data-field="tags"]');

  await cell.dblclick();
  await page.getByRole('option', { name: 'Dogs' }).click();
  await page.getByRole('option', { name: 'Winter' }).press('Enter');
  await expect(page.getByRole('option', { name: 'Winter' })).toHaveAttribute('aria-selected', 'true');
  await expect(cell).toHaveClass(/MuiDataGrid-cell--editing/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(cell).not.toHaveClass(/MuiDataGrid-cell--editing/);
  await expect(cell).toHaveText('Steep, Dogs, Winter');

  await cell.click();
  await page.keyboard.press('Delete');
  await page.getByRole('option', { name: 'Lake' }).click();
  await page.keyboard.press('Escape');
  await expect(cell).not.toHaveClass(/MuiDataGrid-cell--editing/);
  await expect(cell).toHaveText('Lake');
}
