import { expect, type Locator } from '@playwright/test';

export const claim =
  '`fetchRows` takes the rows from the cache, and requests them with `skipCache` or after the cache was cleared.';

export default async function prove(demo: Locator): Promise<void> {
  const total = demo.locator('[role="gridcell"][data-field="total"]').first();
  const entries = demo.getByRole('log').locator('p');
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await expect(total).toHaveText('20');
  await press('Change order 1001 on the server');
  await press('Fetch');
  await expect(total).toHaveText('20');
  await press('Fetch and skip cache');
  await expect(total).toHaveText('600');
  await expect(entries).toHaveCount(2);

  await press('Change order 1001 on the server');
  await press('Clear cache');
  await expect(entries).toHaveCount(2);
  await expect(total).toHaveText('600');
  await press('Fetch');
  await expect(total).toHaveText('700');
  await expect(entries).toHaveCount(3);
  // The answer of `skipCache` is cached as well.
  await press('Fetch and skip cache');
  await expect(entries).toHaveCount(4);
  await press('Fetch');
  await expect(entries).toHaveCount(4);
}
