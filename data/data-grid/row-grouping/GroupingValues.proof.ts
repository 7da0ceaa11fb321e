import { expect, type Locator } from '@playwright/test';

export const claim =
  'Dates are grouped by quarter, and a row without a country is above the countries of its quarter, outside of any country.';

export default async function prove(demo: Locator): Promise<void> {
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(groups).toHaveText(['Q1 2026 (4)', 'Q2 2026 (2)', '', 'Spain (1)']);
  const customer = demo.getByRole('row', { name: 'Walk-in customer' });
  await expect(customer).toHaveAttribute('aria-level', '2');
  await expect(customer).toContainText('09/05/2026');
  await demo.getByRole('row', { name: 'Q1 2026 (4)' }).getByRole('button').click();
  await expect(groups).toHaveText([
    'Q1 2026 (4)',
    'Norway (2)',
    'Spain (1)',
    'France (1)',
    'Q2 2026 (2)',
    '',
    'Spain (1)',
  ]);
}
