import { expect, type Locator } from '@playwright/test';

export const title = 'An edited row stays where it is until users sort again.';

export default async function test(demo: Locator): Promise<void> {
  const hours = demo.getByRole('columnheader', { name: 'Hours' });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  const cell = demo.getByRole('row', { name: 'T-7 ' }).locator('[data-field="hours"]');
  const order = ['T-101', 'T-9', 'T-7', 'T-34', 'T-12'];
  await expect(tickets).toHaveText(order);
  await cell.dblclick();
  await cell.locator('input').fill('20');
  await cell.locator('input').press('Enter');
  await expect(cell).toHaveText('20');
  await expect(tickets).toHaveText(order);

  await hours.click();
  await expect(hours).toHaveAttribute('aria-sort', 'descending');
  await expect(tickets).toHaveText(['T-7', 'T-12', 'T-34', 'T-101', 'T-9']);
  await hours.click();
  await expect(hours).toHaveAttribute('aria-sort', 'ascending');
  await expect(tickets).toHaveText(['T-101', 'T-9', 'T-34', 'T-12', 'T-7']);
}
