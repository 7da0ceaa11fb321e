import { expect, type Locator } from '@playwright/test';

export const title = 'A word finds the start of a shelf but not its middle, and any part of a title.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(titles).toHaveText(['Les Misérables', 'Germinal']);
  await field.fill('d-0');
  await expect(titles).toHaveText(['Effi Briest', 'Buddenbrooks']);
  await field.fill('-0');
  await expect(titles).toHaveCount(0);
  await field.fill('heights');
  await expect(titles).toHaveText(['Wuthering Heights']);
}
