import { expect, type Locator } from '@playwright/test';

export const claim =
  'Columns search in their own ways: the start of a text, a part of a number, a word for true, or not at all.';

export default async function prove(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(titles).toHaveText(['Les Misérables', 'Wuthering Heights', 'Germinal']);
  await field.fill('188');
  await expect(titles).toHaveText(['Germinal']);
  await field.fill('c-1');
  await expect(titles).toHaveText(['Les Misérables', 'Germinal']);
  await field.fill('-1');
  await expect(titles).toHaveCount(0);
  await field.fill('brontë');
  await expect(titles).toHaveCount(0);
  await field.fill('d- available');
  await expect(titles).toHaveText(['Buddenbrooks']);
}
