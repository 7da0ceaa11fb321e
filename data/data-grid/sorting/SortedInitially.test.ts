import { expect, type Locator } from '@playwright/test';

export const title = 'The grid starts with the newest ticket, and users can replace this order.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(header('Opened')).toHaveAttribute('aria-sort', 'descending');
  await expect(tickets).toHaveText(['T-101', 'T-9', 'T-12', 'T-34', 'T-7']);

  await header('Customer').click();
  await expect(header('Opened')).toHaveAttribute('aria-sort', 'none');
  await expect(tickets).toHaveText(['T-9', 'T-34', 'T-7', 'T-101', 'T-12']);
}
