import { expect, type Locator } from '@playwright/test';

export const claim =
  'The grid ignores a late response after a newer request, but shows it after rows from its own cache. A cache in `getRows` prevents this.';

const allParts = ['Ball valve', 'Check valve', 'Elbow joint', 'Hose clamp', 'Pipe cutter', 'Gate valve'];

export default async function prove(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const response = demo.getByText(/^Response \d/);
  const open = demo.getByRole('button', { name: 'Search' });
  const field = demo.getByRole('searchbox', { name: 'Search' });
  const cacheInGetRows = demo.getByRole('switch', { name: 'Cache in getRows' });
  // The grid has removed the earlier rows when the request has been sent.
  const searchFor = async (text: string) => {
    await field.fill(text);
    await expect(names).toHaveCount(0);
  };
  await expect(response).toHaveText('Response 1: /api/parts');
  await expect(names).toHaveText(allParts);

  // A newer request: its response comes first, and the late response to the earlier request is ignored.
  await open.click();
  await searchFor('v');
  await field.fill('brass');
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);
  await expect(response).toHaveText('Response 3: /api/parts?search=v');
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);

  // All parts come from the cache before the response to the search arrives.
  await searchFor('k');
  await field.fill('');
  await expect(names).toHaveText(allParts);
  await expect(response).toHaveText('Response 4: /api/parts?search=k');
  await expect(names).toHaveText(['Check valve']);
  await expect(field).toHaveValue('');

  await cacheInGetRows.click();
  await expect(response).toHaveText('Response 5: /api/parts');
  await expect(names).toHaveText(allParts);
  await open.click();
  await searchFor('k');
  await field.fill('');
  await expect(names).toHaveText(allParts);
  await expect(response).toHaveText('Response 6: /api/parts?search=k');
  await expect(names).toHaveText(allParts);
}
