import { expect, type Locator } from '@playwright/test';

export const title = 'Countries and statuses have a grouping column each.';

export default async function test(demo: Locator): Promise<void> {
  const cells = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);
  await expect(demo.getByRole('columnheader')).toHaveText(['Country', 'Status', 'Customer']);
  await expect(cells('__row_group_by_columns_group_country__')).toHaveText([
    'Norway (2)',
    '',
    '',
    'Spain (2)',
    '',
    '',
    'France (1)',
    '',
  ]);
  await expect(cells('__row_group_by_columns_group_status__')).toHaveText([
    '',
    'shipped (1)',
    'open (1)',
    '',
    'open (1)',
    'shipped (1)',
    '',
    'shipped (1)',
  ]);
}
