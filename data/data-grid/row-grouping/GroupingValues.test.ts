import { expect, type Locator } from '@playwright/test';

export const title = 'Dates are grouped by quarter, and the cells below show the whole date.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(groups).toHaveText(['Q1 2026 (4)', 'Q2 2026 (1)']);
  await demo.getByRole('row', { name: 'Q2 2026 (1)' }).getByRole('button').click();
  await expect(groups).toHaveText(['Q1 2026 (4)', 'Q2 2026 (1)', '']);
  await expect(demo.locator('[role="gridcell"][data-field="ordered"]').last()).toHaveText('5/6/2026');
}
