import { expect, type Locator } from '@playwright/test';

export const title = 'Restoring a saved view brings back its sort order, even if the view was unsorted.';

export default async function test(demo: Locator): Promise<void> {
  const amount = demo.getByRole('columnheader', { name: 'Amount' });
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const save = demo.getByRole('button', { name: 'Save view' });
  const restore = demo.getByRole('button', { name: 'Restore view' });
  await save.click();
  await customer.click();
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await restore.click();
  await expect(customer).toHaveAttribute('aria-sort', 'none');

  await amount.click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await save.click();
  await customer.click();
  await expect(amount).toHaveAttribute('aria-sort', 'none');
  await restore.click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
}
