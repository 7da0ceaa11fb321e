import { expect, type Locator } from '@playwright/test';

export const title =
  'The button deletes the selected rows, even if they were selected as all rows but one, and clears the selection.';

export default async function test(demo: Locator): Promise<void> {
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const getBox = (subject: string) => demo.getByRole('row', { name: subject }).getByRole('checkbox');
  const all = demo.locator('input[name="select_all_rows"]');
  await expect(subjects).toHaveCount(5);
  await expect(demo.getByRole('button', { name: 'Delete 0' })).toBeDisabled();
  await getBox('Change of address').click();
  await demo.getByRole('button', { name: 'Delete 1' }).click();
  await expect(subjects).toHaveCount(4);

  await all.click();
  await getBox('Cannot sign in').click();
  await expect(all).toHaveAttribute('data-indeterminate', 'true');
  await demo.getByRole('button', { name: 'Delete 3' }).click();
  await expect(subjects).toHaveText(['Cannot sign in']);
  await expect(getBox('Cannot sign in')).not.toBeChecked();
  await expect(demo.getByRole('button', { name: 'Delete 0' })).toBeDisabled();
}
