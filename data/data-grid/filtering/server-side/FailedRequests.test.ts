import { expect, type Locator } from '@playwright/test';

export const title =
  'After a failed request the old rows stay, an alert names the problem, and retrying loads the filtered rows.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const down = demo.getByRole('switch', { name: 'The server is down' });
  await expect(names).toHaveCount(6);
  await down.click();
  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('brass');
  await expect(demo.getByRole('alert')).toContainText('The server does not respond.');
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
  await expect(names).toHaveCount(6);

  await down.click();
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(names).toHaveText(['Ball valve', 'Gate valve']);
  await expect(demo.getByRole('alert')).toHaveCount(0);
}
