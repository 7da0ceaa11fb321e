import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid starts sorted by amount and without the country column, and users can change the order.';

export default async function test(demo: Locator): Promise<void> {
  const amount = demo.getByRole('columnheader', { name: 'Amount' });
  const firstAmount = demo.locator('[role="gridcell"][data-field="amount"]').first();
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await expect(firstAmount).toHaveText('2,115');
  await expect(demo.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: 'Country' })).toHaveCount(0);

  await amount.click();
  await expect(amount).toHaveAttribute('aria-sort', 'none');
  await amount.click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstAmount).toHaveText('96');
}
