import { expect, type Locator } from '@playwright/test';

export const title =
  'Each combination of a team and a priority is one group, and groups of high priority are chips.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(groups).toHaveText([
    'Web, high (1)',
    'Billing, high (1)',
    'Web (3)',
    'Mobile, high (1)',
    'Mobile (1)',
    'Billing (1)',
  ]);
  await expect(groups.filter({ has: demo.page().locator('.MuiChip-root') })).toHaveText([
    'Web, high (1)',
    'Billing, high (1)',
    'Mobile, high (1)',
  ]);
}
