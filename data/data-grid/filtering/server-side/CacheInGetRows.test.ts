import { expect, type Locator } from '@playwright/test';

export const title =
  'Rows from a cache in `getRows` appear without a request, and a late response to an earlier search does not replace them.';

const allParts = ['Ball valve', 'Check valve', 'Elbow joint', 'Hose clamp', 'Pipe cutter', 'Gate valve'];

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const lastRequest = demo.getByText('Last request:');
  const lastResponse = demo.getByText('Last response:');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(names).toHaveText(allParts);
  await expect(lastResponse).toHaveText('Last response: /api/parts?');

  await demo.getByRole('button', { name: 'Search' }).click();
  await field.fill('k');
  await expect(lastRequest).toHaveText('Last request: GET /api/parts?search=k');
  await field.fill('');
  await expect(lastResponse).toHaveText('Last response: /api/parts?search=k');
  await expect(names).toHaveText(allParts);
  await expect(lastRequest).toHaveText('Last request: GET /api/parts?search=k');
}
