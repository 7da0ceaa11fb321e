import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid requests each new search from the data source, and takes a repeated one from its cache.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const requests = demo.getByRole('log').locator('p');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(names).toHaveCount(6);
  await expect(requests).toHaveText(['1. GET /api/parts?']);
  await demo.getByRole('button', { name: 'Search' }).click();
  await field.fill('brass');
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);
  await expect(requests.first()).toHaveText('2. GET /api/parts?search=brass');

  await field.press('Escape');
  await expect(names).toHaveCount(6);
  await field.fill('brass');
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);
  await expect(requests).toHaveCount(2);
  await field.fill('valve');
  await expect(names).toHaveText(['Ball valve', 'Check valve', 'Gate valve']);
  await expect(requests.first()).toHaveText('3. GET /api/parts?search=valve');
}
