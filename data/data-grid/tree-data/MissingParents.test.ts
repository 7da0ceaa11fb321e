import { expect, type Locator } from '@playwright/test';

export const title = 'The grid creates the parents that are not in the rows, without values.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="__tree_data_group__"]');
  const visitors = demo.locator('[role="gridcell"][data-field="visitors"]');
  await expect(names).toHaveText(['Norway', 'Oslo', 'Museum', 'Harbor', 'Bergen']);
  await expect(visitors).toHaveText(['', '', '420', '310', '180']);
}
