import { expect, type Locator } from '@playwright/test';

export const title = 'Groups on both levels are sorted by their number of tickets, largest first.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(groups).toHaveText([
    'Low (5)',
    'Ben (3)',
    'Ada (1)',
    'Cleo (1)',
    'High (3)',
    'Ada (2)',
    'Cleo (1)',
  ]);
}
