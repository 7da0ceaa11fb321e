import { expect, type Locator } from '@playwright/test';

export const title = 'Cells mark the words that the quick filter found, in the case of the cell.';

export default async function test(demo: Locator): Promise<void> {
  const marks = demo.locator('[role="gridcell"] mark');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(marks).toHaveText(['Bront', 'Bront']);
  await field.fill('GERM zo');
  await expect(marks).toHaveText(['Germ', 'Zo']);
  await field.fill('(');
  await expect(marks).toHaveCount(0);
  await field.fill('');
  await expect(demo.getByRole('gridcell', { name: 'Jane Eyre' })).toBeVisible();
  await expect(marks).toHaveCount(0);
}
