import { expect, type Locator } from '@playwright/test';

export const claim =
  'A saved order of rows comes back by restoring it, and in a grid that is mounted with it.';

export default async function prove(demo: Locator): Promise<void> {
  const amount = demo.getByRole('columnheader', { name: 'Amount' });
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  await amount.click();
  await demo.getByRole('button', { name: 'Save the view' }).click();
  await customer.click();
  await expect(amount).toHaveAttribute('aria-sort', 'none');
  await demo.getByRole('button', { name: 'Restore it' }).click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');

  await customer.click();
  await expect(amount).toHaveAttribute('aria-sort', 'none');
  await demo.getByRole('button', { name: 'Mount a new grid with it' }).click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
}
