import { expect, type Locator } from '@playwright/test';

export const claim =
  'The cache answers for pages that were loaded, also as parts of a larger page, and without a cache each page is requested.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const ids = demo.locator('[role="gridcell"][data-field="id"]');
  const entries = demo.getByRole('log').locator('p');
  const next = demo.getByRole('button', { name: 'Go to next page' });
  const previous = demo.getByRole('button', { name: 'Go to previous page' });
  await expect(ids.first()).toHaveText('1001');
  await next.click();
  await expect(ids.first()).toHaveText('1006');
  await previous.click();
  await expect(ids.first()).toHaveText('1001');
  await expect(entries).toHaveText([
    '3. cache: rows 0 to 4',
    '2. GET /orders?from=5&to=9',
    '1. GET /orders?from=0&to=4',
  ]);

  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: '10' }).click();
  await expect(demo.getByText('1–10 of 240')).toBeVisible();
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toHaveText('5. cache: rows 5 to 9');
  await expect(entries.nth(1)).toHaveText('4. cache: rows 0 to 4');

  await demo.getByRole('radio', { name: 'No cache' }).click();
  await next.click();
  await expect(entries.first()).toHaveText('6. GET /orders?from=10&to=19');
  await expect(ids.first()).toHaveText('1011');
  await previous.click();
  await expect(entries.first()).toHaveText('7. GET /orders?from=0&to=9');
  await expect(ids.first()).toHaveText('1001');

  await demo.getByRole('radio', { name: 'One second' }).click();
  await next.click();
  await expect(entries.first()).toHaveText('8. GET /orders?from=10&to=19');
  await expect(ids.first()).toHaveText('1011');
  // The response expires after a second: going back and forth ends with a request for the same page.
  await expect(async () => {
    await previous.click();
    await expect(ids.first()).toHaveText('1001');
    await next.click();
    await expect(ids.first()).toHaveText('1011');
    expect(await entries.getByText('GET /orders?from=10&to=19').count()).toBe(3);
  }).toPass();
}
