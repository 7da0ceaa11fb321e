import { expect, type Locator } from '@playwright/test';

export const claim =
  'Each new order is requested from the server, and a slow answer to an earlier order does not replace the last one.';

export default async function prove(demo: Locator): Promise<void> {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const opened = demo.getByRole('columnheader', { name: 'Opened' });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(tickets).toHaveText(['T-7', 'T-34', 'T-12', 'T-9', 'T-101']);
  await opened.click();
  await expect(opened).toHaveAttribute('aria-sort', 'descending');
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await customer.click();
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await expect(tickets).toHaveText(['T-9', 'T-34', 'T-7', 'T-101', 'T-12']);
  await expect(demo.getByRole('status')).toHaveText('Late responses ignored: 1');
  await expect(tickets).toHaveText(['T-9', 'T-34', 'T-7', 'T-101', 'T-12']);
  await expect(demo.getByRole('progressbar')).toHaveCount(0);

  await customer.click();
  await expect(tickets).toHaveText(['T-12', 'T-101', 'T-7', 'T-34', 'T-9']);
  await customer.click();
  await expect(tickets).toHaveText(['T-12', 'T-7', 'T-101', 'T-34', 'T-9']);
}
