import { expect, type Locator } from '@playwright/test';

export const title = 'Rows that a search hides are still selected when they appear again.';

export default async function test(demo: Locator): Promise<void> {
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const selected = demo.locator('[role="row"][aria-selected="true"] [data-field="subject"]');
  const search = demo.getByRole('searchbox', { name: 'Search' });
  for (const name of ['Invoice is missing', 'Cannot sign in']) {
    await demo.getByRole('row', { name }).getByRole('checkbox').click();
  }
  await expect(selected).toHaveText(['Invoice is missing', 'Cannot sign in']);
  await demo.getByRole('button', { name: 'Search' }).click();
  await search.fill('parcel');
  await expect(subjects).toHaveText(['Parcel is damaged']);
  await search.fill('');
  await expect(subjects).toHaveCount(5);
  await expect(selected).toHaveText(['Invoice is missing', 'Cannot sign in']);
}
