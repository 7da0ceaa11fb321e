import { expect, type Locator } from '@playwright/test';

export const title = 'The quick filter finds words of a hidden column.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(demo.getByRole('columnheader', { name: 'Subjects' })).toHaveCount(0);
  await expect(titles).toHaveText(['Jane Eyre', 'Effi Briest']);
  await field.fill('strike');
  await expect(titles).toHaveText(['Germinal']);
  await field.fill('eyre marriage');
  await expect(titles).toHaveText(['Jane Eyre']);
}
