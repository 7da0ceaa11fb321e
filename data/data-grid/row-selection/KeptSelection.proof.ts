import { expect, type Locator } from '@playwright/test';

export const claim =
  'A filter deselects the rows that it hides, and keepNonExistentRowsSelected keeps them selected.';

export default async function prove(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const search = demo.getByRole('searchbox', { name: 'Search' });
  for (const name of ['Invoice is missing', 'Cannot sign in']) {
    await demo.getByRole('row', { name }).getByRole('checkbox').click();
  }
  await expect(status).toHaveText('Selected: 101, 102');
  await demo.getByRole('button', { name: 'Search' }).click();
  await search.fill('invoice');
  await expect(subjects).toHaveCount(1);
  await expect(status).toHaveText('Selected: 101');
  await search.fill('');
  await expect(subjects).toHaveCount(5);
  await expect(status).toHaveText('Selected: 101');

  await demo.getByRole('switch').click();
  await search.fill('parcel');
  await expect(subjects).toHaveText(['Parcel is damaged']);
  await expect(status).toHaveText('Selected: 101');
}
