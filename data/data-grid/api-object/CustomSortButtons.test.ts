import { expect, type Locator } from '@playwright/test';

export const title = 'The buttons sort columns that users cannot sort with the header.';

export default async function test(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Stock' });
  const stock = demo.locator('[role="gridcell"][data-field="stock"]').first();
  await header.click();
  await expect(header).not.toHaveAttribute('aria-sort', /ascending|descending/);
  await expect(stock).toHaveText('20');
  await demo.getByRole('button', { name: 'Lowest stock first' }).click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(stock).toHaveText('2');
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'By name' }).click();
  await expect(stock).toHaveText('20');
}
