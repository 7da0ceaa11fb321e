import { expect, type Locator } from '@playwright/test';

export const title = 'Empty cells are at the end in ascending and in descending order.';

export default async function test(demo: Locator): Promise<void> {
  const hours = demo.getByRole('columnheader', { name: 'Hours' });
  const cells = demo.locator('[role="gridcell"][data-field="hours"]');
  await expect(hours).toHaveAttribute('aria-sort', 'ascending');
  await expect(cells).toHaveText(['0.5', '1.25', '6.5', '', '']);
  await hours.click();
  await expect(hours).toHaveAttribute('aria-sort', 'descending');
  await expect(cells).toHaveText(['6.5', '1.25', '0.5', '', '']);
}
