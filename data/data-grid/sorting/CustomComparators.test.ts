import { expect, type Locator } from '@playwright/test';

export const title = 'Priorities are sorted by urgency instead of alphabetically, in both directions.';

export default async function test(demo: Locator): Promise<void> {
  const priority = demo.getByRole('columnheader', { name: 'Priority' });
  const cells = demo.locator('[role="gridcell"][data-field="priority"]');
  await expect(priority).toHaveAttribute('aria-sort', 'descending');
  await expect(cells).toHaveText(['urgent', 'urgent', 'high', 'normal', 'low']);
  await priority.click();
  await expect(priority).toHaveAttribute('aria-sort', 'none');
  await priority.click();
  await expect(priority).toHaveAttribute('aria-sort', 'ascending');
  await expect(cells).toHaveText(['low', 'normal', 'high', 'urgent', 'urgent']);
}
