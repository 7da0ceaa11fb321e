import { expect, type Locator } from '@playwright/test';

export const title =
  'The fields show no operator button but a button that clears them, and the column menu offers no filter.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const filter = demo.locator('.MuiDataGrid-columnHeader--filter[data-field="subject"]');
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const clear = filter.getByRole('button', { name: 'Clear filter' });
  await expect(filter.getByRole('button')).toHaveCount(0);

  await filter.getByRole('textbox').fill('login');
  await expect(subjects).toHaveText(['Login page stays blank', 'Login code not sent']);
  await expect(filter.getByRole('button')).toHaveCount(1);
  await clear.click();
  await expect(subjects).toHaveCount(6);
  await expect(filter.getByRole('textbox')).toHaveValue('');
  await expect(clear).toHaveCount(0);

  const header = demo.locator('[role="columnheader"][data-field="team"]').first();
  await header.hover();
  await header.getByRole('button', { name: 'Team column menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sort by ASC' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Filter' })).toHaveCount(0);
  await page.keyboard.press('Escape');
}
