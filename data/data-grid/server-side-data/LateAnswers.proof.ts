import { expect, type Locator } from '@playwright/test';

export const claim =
  'The grid ignores a late answer after a newer request, but shows it after rows from its own cache. A cache in `getRows` prevents this.';

export default async function prove(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const last = demo.getByRole('log').locator('p').first();
  const next = demo.getByRole('button', { name: 'Go to next page' });
  const previous = demo.getByRole('button', { name: 'Go to previous page' });
  const cacheInGetRows = demo.getByRole('switch', { name: 'Cache in getRows' });
  await expect(first).toHaveText('1001');

  // Back to the cached first page before the second page arrives.
  await next.click();
  await expect(last).toContainText('GET /orders?from=5&to=9');
  await previous.click();
  await expect(first).toHaveText('1001');
  await expect(last).toContainText('answer: rows 5 to 9');
  await expect(first).toHaveText('1006');
  await expect(demo.getByText('1–5 of 240')).toBeVisible();

  await cacheInGetRows.click();
  await expect(last).toContainText('answer: rows 0 to 4');
  await expect(first).toHaveText('1001');
  await next.click();
  await expect(last).toContainText('GET /orders?from=5&to=9');
  await previous.click();
  await expect(first).toHaveText('1001');
  await expect(last).toContainText('answer: rows 5 to 9');
  await expect(first).toHaveText('1001');

  // On to the third page before the second page arrives: its answer comes later and is ignored.
  await cacheInGetRows.click();
  await expect(last).toContainText('answer: rows 0 to 4');
  await next.click();
  await expect(last).toContainText('GET /orders?from=5&to=9');
  await next.click();
  await expect(first).toHaveText('1011');
  await expect(last).toContainText('answer: rows 5 to 9');
  await expect(first).toHaveText('1011');
}
