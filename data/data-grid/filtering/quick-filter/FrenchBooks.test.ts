import { expect, type Locator } from '@playwright/test';

export const title = 'The grid starts with a search, its field is expanded, and users can clear it.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(titles).toHaveText(['Les Misérables', 'Germinal']);
  await expect(field).toHaveValue('french');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(titles).toHaveCount(6);
}
