import { expect, type Locator } from '@playwright/test';

export const claim =
  'With leafField, the grouping column sorts the customers in each group; with mainGroupingCriteria, it sorts the groups.';

export default async function prove(demo: Locator): Promise<void> {
  const cells = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(cells).toHaveText([
    'Norway (2)',
    'Blue Lagoon',
    'Olsen Boats',
    'Spain (2)',
    'Casa Verde',
    'Sol y Mar',
    'France (1)',
    'Atelier Rouge',
  ]);
  await demo.getByRole('switch').click();
  await expect(cells).toHaveText([
    'France (1)',
    'Atelier Rouge',
    'Norway (2)',
    'Olsen Boats',
    'Blue Lagoon',
    'Spain (2)',
    'Casa Verde',
    'Sol y Mar',
  ]);
}
