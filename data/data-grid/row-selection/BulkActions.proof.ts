import { expect, type Locator } from '@playwright/test';

export const claim =
  'Checkboxes select rows for a button outside the grid, also all rows at once, and clicks on cells select nothing.';

export default async function prove(demo: Locator): Promise<void> {
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const getBox = (subject: string) => demo.getByRole('row', { name: subject }).getByRole('checkbox');
  const all = demo.locator('input[name="select_all_rows"]');
  await expect(subjects).toHaveCount(5);
  await subjects.first().click();
  await expect(demo.getByRole('button', { name: 'Delete 0' })).toBeDisabled();

  await all.click();
  await getBox('Cannot sign in').click();
  await expect(all).toHaveAttribute('data-indeterminate', 'true');
  await demo.getByRole('button', { name: 'Delete 4' }).click();
  await expect(subjects).toHaveText(['Cannot sign in']);
  await expect(getBox('Cannot sign in')).not.toBeChecked();

  await getBox('Cannot sign in').click();
  await demo.getByRole('button', { name: 'Clear selection' }).click();
  await expect(getBox('Cannot sign in')).not.toBeChecked();
}
