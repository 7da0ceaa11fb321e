import { expect, type Locator } from '@playwright/test';

export const claim = 'Rows match one of the words with Or, and all words with And, also after typing.';

export default async function prove(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(titles).toHaveText(['Germinal', 'Buddenbrooks']);
  await field.fill('emily jane');
  await expect(titles).toHaveText(['Jane Eyre', 'Wuthering Heights']);

  await demo.getByRole('button', { name: 'All words' }).click();
  await expect(titles).toHaveCount(0);
  await expect(field).toHaveValue('emily jane');
  await field.fill('jane charlotte');
  await expect(titles).toHaveText(['Jane Eyre']);
}
