import { expect, type Locator } from '@playwright/test';

export const claim =
  'One column shows all levels and the customers without counts, and the other mode shows a column for each level.';

export default async function prove(demo: Locator): Promise<void> {
  const cells = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Country, status and customer', 'Total']);
  await expect(cells('__row_group_by_columns_group__')).toHaveText([
    'Norway',
    'shipped',
    'Olsen Boats',
    'open',
    'Blue Lagoon',
    'Spain',
    'France',
  ]);

  // The grid is at rest: a cell answers a click.
  await cells('total').first().click();
  await expect(cells('total').first()).toBeFocused();
  await demo.getByRole('switch').click();
  await expect(demo.getByRole('switch')).toBeChecked();
  await expect(headers).toHaveText(['Country', 'Status and customer', 'Total']);
  await expect(cells('__row_group_by_columns_group_country__')).toHaveText([
    'Norway (2)',
    '',
    '',
    '',
    '',
    'Spain (2)',
    'France (1)',
  ]);
  await expect(cells('__row_group_by_columns_group_status__')).toHaveText([
    '',
    'shipped (1)',
    'Olsen Boats',
    'open (1)',
    'Blue Lagoon',
    '',
    '',
  ]);
}
