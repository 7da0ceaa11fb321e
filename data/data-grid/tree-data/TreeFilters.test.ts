import { expect, type Locator } from '@playwright/test';

export const title = 'A filter hides rows that do not match, and keeps the parents of rows that do.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="__tree_data_group__"]');
  await expect(names).toHaveText(['Sarah Lind (3)', 'Tomás Vega (1)', 'Mia Tan', 'Ruth Adler']);
}
