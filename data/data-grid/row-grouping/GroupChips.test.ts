import { expect, type Locator } from '@playwright/test';

export const title = 'The groups show their status as a chip, and keep the arrow and the count.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(groups).toHaveText(['shipped (3)', 'open (2)']);
  await expect(groups.locator('.MuiChip-root')).toHaveText(['shipped', 'open']);
  await groups.first().getByRole('button', { name: 'see children' }).click();
  await expect(groups).toHaveText(['shipped (3)', '', '', '', 'open (2)']);
}
