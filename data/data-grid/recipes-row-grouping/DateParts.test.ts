import { expect, type Locator } from '@playwright/test';

export const title =
  'Tickets are grouped by year and by month, whose names follow the calendar when users sort the groups.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  await expect(groups).toHaveText(['2025 (2)', 'Dec (2)', '2026 (6)', 'Jan (2)', 'Feb (4)']);
  const header = demo.locator('[role="columnheader"][data-field="__row_group_by_columns_group__"]');
  await header.click();
  await header.click();
  await expect(groups).toHaveText(['2026 (6)', 'Feb (4)', 'Jan (2)', '2025 (2)', 'Dec (2)']);
}
