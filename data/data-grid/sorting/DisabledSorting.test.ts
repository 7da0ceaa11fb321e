import { expect, type Locator } from '@playwright/test';

export const title =
  'Clicking the Customer header or pressing Enter on it does not sort, while the other columns still sort.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const sortIcon = (name: string) => header(name).getByRole('button', { name: 'Sort', includeHidden: true });
  await expect(sortIcon('Opened')).toHaveCount(1);
  await expect(sortIcon('Customer')).toHaveCount(0);
  await header('Customer').click();
  await header('Customer').press('Enter');
  await expect(header('Customer')).toHaveAttribute('aria-sort', 'none');
  await expect(first).toHaveText('T-12');

  await header('Opened').click();
  await expect(header('Opened')).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText('T-7');
  await expect(header('Customer')).toHaveAttribute('aria-sort', 'none');
}
