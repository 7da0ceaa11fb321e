import { expect, type Locator } from '@playwright/test';

export const title = 'The folders of a year are requested when the year is expanded.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('treeitem')).toHaveCount(3);
  const year = demo.getByRole('treeitem', { name: 'Letters of 2025' });
  await year.click();
  await expect(year.getByRole('treeitem')).toHaveText(['Quarter 1', 'Quarter 2', 'Quarter 3', 'Quarter 4']);
  await expect(demo.getByRole('treeitem')).toHaveCount(7);
}
