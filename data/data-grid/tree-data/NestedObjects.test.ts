import { expect, type Locator } from '@playwright/test';

export const title = 'Nested objects become rows of a tree, and two children with the same name stay apart.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="__tree_data_group__"]');
  const people = demo.locator('[role="gridcell"][data-field="people"]');
  await expect(names).toHaveText(['Hardware (2)', 'Design', 'Support', 'Software (1)', 'Support']);
  await expect(people).toHaveText(['40', '12', '28', '60', '35']);
}
