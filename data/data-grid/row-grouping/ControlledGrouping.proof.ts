import { expect, type Locator } from '@playwright/test';

export const claim =
  'Buttons and the column menu change the same model, grouped columns are hidden, and a column that can not be grouped has no menu item.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const toggle = (name: string) => demo.getByRole('button', { name, exact: true });
  const model = demo.getByRole('status');
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  const data = (field: string) => demo.locator(`[role="columnheader"][data-field="${field}"]`);
  await expect(data('country')).toHaveCount(0);
  await expect(data('status')).toHaveCount(1);

  await toggle('Status').click();
  await expect(model).toHaveText('Grouped by: country, then status');
  await expect(data('status')).toHaveCount(0);
  await demo.getByRole('row', { name: 'Norway (2)' }).getByRole('button').click();
  await expect(groups).toHaveText(['Norway (2)', 'shipped (1)', 'open (1)', 'Spain (2)', 'France (1)']);

  await header('Group').hover();
  await header('Group').getByRole('button', { name: 'Group column menu' }).click();
  await demo.page().getByRole('menuitem', { name: 'Stop grouping by Country' }).click();
  await expect(model).toHaveText('Grouped by: status');
  await expect(demo.page().getByRole('menu')).toHaveCount(0);
  await expect(toggle('Country')).toHaveAttribute('aria-pressed', 'false');
  await expect(data('country')).toHaveCount(1);
  await expect(groups).toHaveText(['shipped (3)', 'open (2)']);

  await header('Customer').hover();
  await header('Customer').getByRole('button', { name: 'Customer column menu' }).click();
  await expect(demo.page().getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  await expect(demo.page().getByRole('menuitem', { name: 'Group by Customer' })).toHaveCount(0);
}
