import { expect, type Locator } from '@playwright/test';

export const claim =
  'The checkboxes are in the last column, each has the name of its row, and the header has none.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('columnheader').last()).toHaveText('Assign');
  await expect(demo.locator('input[name="select_all_rows"]')).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'Assign Cannot sign in' }).click();
  const row = demo.getByRole('row', { name: 'Cannot sign in' });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row.getByRole('gridcell').last().getByRole('checkbox')).toBeChecked();
  await expect(row).not.toHaveCSS('box-shadow', 'none');
}
