import { expect, type Locator } from '@playwright/test';

export const title =
  'Two columns are hidden at first and again after Reset, and no user can hide the column with `hideable: false`.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const panel = page.locator('.MuiDataGrid-panel');
  const column = (name: string) => panel.getByRole('checkbox', { name });
  const reset = panel.getByRole('button', { name: 'Reset' });
  await expect(headers).toHaveText(['Name', 'Role']);

  await headers.first().hover();
  await headers.first().getByRole('button', { name: 'column menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Manage columns' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Manage columns' }).click();

  await expect(column('Name')).toBeDisabled();
  await expect(column('Name')).toBeChecked();
  await expect(reset).toBeDisabled();
  await column('Phone').check();
  await expect(headers).toHaveText(['Name', 'Role', 'Phone']);
  await reset.click();
  await expect(headers).toHaveText(['Name', 'Role']);
  await expect(reset).toBeDisabled();

  // Indeterminate: the first press shows all, the second hides all but the required one.
  await column('Show/Hide All').click();
  await expect(headers).toHaveText(['Name', 'Role', 'Phone', 'Salary']);
  await column('Show/Hide All').click();
  await expect(headers).toHaveText(['Name']);
  await reset.click();
  await expect(headers).toHaveText(['Name', 'Role']);
  await column('Phone').press('Escape');
  await expect(reset).toHaveCount(0);
}
