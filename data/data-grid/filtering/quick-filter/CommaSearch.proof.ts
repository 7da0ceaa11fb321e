import { expect, type Locator } from '@playwright/test';

export const claim = 'A parser makes phrases of the text, and a formatter makes the text of the phrases.';

export default async function prove(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  const values = demo.getByText('quickFilterValues:');
  await expect(field).toHaveValue('Emily Brontë, Thomas Mann');
  await expect(titles).toHaveText(['Wuthering Heights', 'Buddenbrooks']);

  await field.fill('victor hugo,');
  await expect(values).toHaveText('quickFilterValues: ["victor hugo"]');
  await expect(field).toHaveValue('victor hugo,');
  await expect(titles).toHaveText(['Les Misérables']);
  await field.fill('hugo victor');
  await expect(titles).toHaveCount(0);
}
