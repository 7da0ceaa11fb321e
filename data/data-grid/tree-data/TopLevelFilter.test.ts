import { expect, type Locator } from '@playwright/test';

export const title = 'A filter of the top level keeps all descendants of a matching row.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="__tree_data_group__"]');
  await expect(names).toHaveText(['Sarah Lind (4)', 'Tomás Vega (2)', 'Mia Tan', 'Ana Ruiz', 'Ruth Adler']);
}
