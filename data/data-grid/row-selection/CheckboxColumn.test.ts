import { expect, type Locator } from '@playwright/test';

export const title =
  'The checkboxes are in the last column, and its header shows a text instead of a checkbox.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('columnheader').last()).toHaveText('Assign');
  await expect(demo.locator('input[name="select_all_rows"]')).toHaveCount(0);
  const row = demo.getByRole('row', { name: 'Cannot sign in' });
  const box = row.getByRole('gridcell').last().getByRole('checkbox');
  await box.click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeChecked();
}
