import { expect, type Locator } from '@playwright/test';

export const title =
  'The grouping column shows countries in the groups and customers in the rows below them.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('columnheader')).toHaveText(['Country and customer', 'Total']);
  await expect(demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]')).toHaveText([
    'Norway (2)',
    'Olsen Boats',
    'Blue Lagoon',
    'Spain (2)',
    'Casa Verde',
    'Sol y Mar',
    'France (1)',
    'Atelier Rouge',
  ]);
}
