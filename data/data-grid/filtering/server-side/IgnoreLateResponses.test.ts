import { expect, type Locator } from '@playwright/test';

export const title = 'A late response to an earlier search does not replace the rows of the newer one.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const request = demo.getByText('Request:');
  const lastResponse = demo.getByText('Last response:');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(names).toHaveCount(6);
  await demo.getByRole('button', { name: 'Search' }).click();

  // Again, if the browser was so slow that the first response was not late.
  await expect(async () => {
    await field.fill('v');
    await expect(request).toHaveText('Request: /api/parts?search=v');
    await field.fill('brass');
    await expect(lastResponse).toHaveText('Last response: /api/parts?search=v (ignored)');
  }).toPass();
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);
  await expect(lastResponse).toHaveText('Last response: /api/parts?search=v (ignored)');
}
