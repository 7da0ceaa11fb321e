import { expect, type Locator } from '@playwright/test';

export const claim =
  'Shift adds, turns and removes a column of the order, a plain click replaces it, and "always" needs no Shift.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const order = demo.getByRole('status');
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(order).toHaveText('Sorted by: priority desc, then opened asc');
  await expect(tickets).toHaveText(['T-7', 'T-34', 'T-12', 'T-101', 'T-9']);

  await header('Opened').click({ modifiers: ['Shift'] });
  await expect(order).toHaveText('Sorted by: priority desc, then opened desc');
  await expect(tickets).toHaveText(['T-34', 'T-7', 'T-12', 'T-101', 'T-9']);
  await header('Priority').press('Shift+Enter');
  await expect(order).toHaveText('Sorted by: opened desc');
  await header('Ticket').press('Shift+Enter');
  await expect(order).toHaveText('Sorted by: opened desc, then id asc');

  await header('Opened').click();
  await expect(order).toHaveText('Sorted by: nothing');
  await header('Ticket').click();
  await header('Opened').click();
  await expect(order).toHaveText('Sorted by: opened asc');

  await demo.getByRole('switch').click();
  await header('Ticket').click();
  await expect(order).toHaveText('Sorted by: opened asc, then id asc');
  await header('Opened').press('Enter');
  await expect(order).toHaveText('Sorted by: opened desc, then id asc');
}
