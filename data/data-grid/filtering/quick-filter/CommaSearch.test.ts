import { expect, type Locator } from '@playwright/test';

export const title =
  'Commas separate phrases, a phrase can contain spaces, and a comma at the end changes nothing.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(field).toHaveValue('Emily Brontë, Thomas Mann');
  await expect(titles).toHaveText(['Wuthering Heights', 'Buddenbrooks']);

  await field.fill('victor hugo,');
  await expect(titles).toHaveText(['Les Misérables']);
  await expect(field).toHaveValue('victor hugo,');
  await field.fill('hugo victor');
  await expect(titles).toHaveCount(0);
}
