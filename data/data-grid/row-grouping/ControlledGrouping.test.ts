import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons and the column menu change the same groups, and grouped columns are hidden.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const toggle = (name: string) => demo.getByRole('button', { name, exact: true });
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  const data = (field: string) => demo.locator(`[role="columnheader"][data-field="${field}"]`);
  await expect(data('country')).toHaveCount(0);
  await expect(data('status')).toHaveCount(1);

  await toggle('Status').click();
  await expect(toggle('Status')).toHaveAttribute('aria-pressed', 'true');
  await expect(data('status')).toHaveCount(0);
  await demo.getByRole('row', { name: 'Norway (2)' }).getByRole('button').click();
  await expect(groups).toHaveText(['Norway (2)', 'shipped (1)', 'open (1)', 'Spain (2)', 'France (1)']);

  await header('Group').hover();
  await header('Group').getByRole('button', { name: 'Group column menu' }).click();
  await demo.page().getByRole('menuitem', { name: 'Stop grouping by Country' }).click();
  await expect(demo.page().getByRole('menu')).toHaveCount(0);
  await expect(toggle('Country')).toHaveAttribute('aria-pressed', 'false');
  await expect(data('country')).toHaveCount(1);
  await expect(groups).toHaveText(['shipped (3)', 'open (2)']);
}
