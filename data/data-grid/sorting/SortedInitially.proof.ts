import { expect, type Locator } from '@playwright/test';

export const claim =
  'The grid starts sorted by a hidden column, and users can replace this order and go back to the order of the rows.';

export default async function prove(demo: Locator): Promise<void> {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(demo.getByRole('columnheader', { name: 'Opened' })).toHaveCount(0);
  await expect(tickets).toHaveText(['T-101', 'T-9', 'T-12', 'T-34', 'T-7']);

  await customer.click();
  await expect(tickets).toHaveText(['T-9', 'T-34', 'T-7', 'T-101', 'T-12']);
  await customer.click();
  await customer.click();
  await expect(customer).toHaveAttribute('aria-sort', 'none');
  await expect(tickets).toHaveText(['T-12', 'T-7', 'T-101', 'T-34', 'T-9']);
}
