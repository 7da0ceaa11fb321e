import { expect, type Locator } from '@playwright/test';

export const title = 'The label of each team says how many of its tickets are open.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]')).toHaveText([
    'Web: 3 of 4 open',
    'Billing: 0 of 2 open',
    'Mobile: 1 of 2 open',
  ]);
  await demo.getByRole('row', { name: 'Billing' }).getByRole('button').click();
  await expect(demo.getByRole('row', { name: 'Wrong total' })).toBeVisible();
}
