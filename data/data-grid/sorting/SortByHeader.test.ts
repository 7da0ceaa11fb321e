import { expect, type Locator } from '@playwright/test';

export const title =
  'A header sorts ascending, then descending, then not at all, by mouse and with Enter, and another header replaces it.';

export default async function test(demo: Locator): Promise<void> {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const hours = demo.getByRole('columnheader', { name: 'Hours' });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  const unsorted = ['T-12', 'T-7', 'T-101', 'T-34', 'T-9'];
  await expect(tickets).toHaveText(unsorted);

  await hours.click();
  await expect(hours).toHaveAttribute('aria-sort', 'ascending');
  await expect(tickets).toHaveText(['T-101', 'T-9', 'T-7', 'T-34', 'T-12']);
  await hours.press('Enter');
  await expect(hours).toHaveAttribute('aria-sort', 'descending');
  await expect(tickets).toHaveText(['T-12', 'T-34', 'T-7', 'T-101', 'T-9']);
  await hours.click();
  await expect(hours).toHaveAttribute('aria-sort', 'none');
  await expect(tickets).toHaveText(unsorted);

  // Shift adds no second column in this plan.
  await hours.click();
  await customer.click({ modifiers: ['Shift'] });
  await expect(hours).toHaveAttribute('aria-sort', 'none');
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await expect(tickets).toHaveText(['T-9', 'T-34', 'T-7', 'T-101', 'T-12']);
}
