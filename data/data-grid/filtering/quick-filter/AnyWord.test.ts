import { expect, type Locator } from '@playwright/test';

export const title = 'Rows match if they contain one of the words, even after typing.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(titles).toHaveText(['Germinal', 'Buddenbrooks']);
  await field.fill('emily jane');
  await expect(titles).toHaveText(['Jane Eyre', 'Wuthering Heights']);
  await field.fill('emily nobody');
  await expect(titles).toHaveText(['Wuthering Heights']);
}
