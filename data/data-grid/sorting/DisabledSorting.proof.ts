import { expect, type Locator } from '@playwright/test';

export const claim =
  'Users cannot sort by a column with sortable: false, nor by any with disableColumnSorting, but code can.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const sortIcon = (name: string) => header(name).getByRole('button', { name: 'Sort', includeHidden: true });
  await expect(sortIcon('Customer')).toHaveCount(0);
  await header('Customer').click();
  await header('Customer').press('Enter');
  await expect(header('Customer')).toHaveAttribute('aria-sort', 'none');
  await expect(first).toHaveText('T-12');

  await demo.getByRole('button', { name: 'Sort by customer' }).click();
  await expect(header('Customer')).toHaveAttribute('aria-sort', 'ascending');
  await expect(sortIcon('Customer')).toBeDisabled();
  await expect(first).toHaveText('T-9');

  await demo.getByRole('switch').click();
  await expect(sortIcon('Customer')).toHaveCount(0);
  await header('Opened').click();
  await expect(header('Opened')).toHaveAttribute('aria-sort', 'none');
  await expect(header('Customer')).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText('T-9');
}
