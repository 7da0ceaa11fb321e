import { expect, type Locator } from '@playwright/test';

export const title =
  'The rows are grouped by country, Space and the arrow expand and collapse a group, and the column menu changes the grouping.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(groups).toHaveText(['Norway (2)', 'Spain (2)', 'France (1)']);
  const norway = demo.getByRole('row', { name: 'Norway (2)' });
  await expect(norway).toHaveAttribute('aria-expanded', 'false');

  await norway.getByRole('button', { name: 'see children' }).click();
  await expect(norway).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByRole('row', { name: 'Olsen Boats' })).toHaveAttribute('aria-level', '2');
  const cell = norway.getByRole('gridcell').first();
  await cell.press('Enter');
  await expect(norway).toHaveAttribute('aria-expanded', 'true');
  await cell.press('Space');
  await expect(norway).toHaveAttribute('aria-expanded', 'false');
  await expect(demo.getByRole('row', { name: 'Olsen Boats' })).toHaveCount(0);

  const group = demo.getByRole('columnheader', { name: 'Country' }).first();
  await group.hover();
  await group.getByRole('button', { name: 'Country column menu' }).click();
  await demo.page().getByRole('menuitem', { name: 'Stop grouping by Country' }).click();
  await expect(groups).toHaveCount(0);
  await expect(demo.page().getByRole('menu')).toHaveCount(0);
  const status = demo.getByRole('columnheader', { name: 'Status' });
  await status.hover();
  await status.getByRole('button', { name: 'Status column menu' }).click();
  await demo.page().getByRole('menuitem', { name: 'Group by Status' }).click();
  await expect(groups).toHaveText(['shipped (3)', 'open (2)']);
}
