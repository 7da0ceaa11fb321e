import { expect, type Locator } from '@playwright/test';

export const title = 'There is one row for each fruit with the number of its harvests, and no total.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]')).toHaveText([
    'Apples (3)',
    'Pears (3)',
  ]);
  await expect(demo.getByRole('columnheader')).toHaveCount(1);
}
