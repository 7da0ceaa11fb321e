import { expect, type Locator } from '@playwright/test';

export const claim =
  'Priorities sort by urgency and then by date, and ticket numbers by their value instead of digit by digit.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(header('Priority')).toHaveAttribute('aria-sort', 'descending');
  await expect(tickets).toHaveText(['T-7', 'T-34', 'T-9', 'T-12', 'T-101']);
  await header('Priority').click();
  await header('Priority').click();
  await expect(header('Priority')).toHaveAttribute('aria-sort', 'ascending');
  await expect(tickets).toHaveText(['T-101', 'T-12', 'T-9', 'T-34', 'T-7']);

  await header('Ticket').click();
  await expect(tickets).toHaveText(['T-7', 'T-9', 'T-12', 'T-34', 'T-101']);
}
