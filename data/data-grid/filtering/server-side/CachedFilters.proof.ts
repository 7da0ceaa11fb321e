import { expect, type Locator } from '@playwright/test';

export const claim =
  'The grid requests each new search from the data source, and takes a repeated one from its cache.';

export default async function prove(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const count = demo.getByText('Requests:');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(names).toHaveCount(6);
  await expect(count).toHaveText('Requests: 1');
  await demo.getByRole('button', { name: 'Search' }).click();
  await field.fill('brass');
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);
  await expect(demo.getByText('Last request:')).toHaveText('Last request: /api/parts?search=brass');
  await expect(count).toHaveText('Requests: 2');

  await field.press('Escape');
  await expect(names).toHaveCount(6);
  await field.fill('brass');
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);
  await expect(count).toHaveText('Requests: 2');
  await field.fill('valve');
  await expect(names).toHaveText(['Ball valve', 'Check valve', 'Gate valve']);
  await expect(count).toHaveText('Requests: 3');
}
