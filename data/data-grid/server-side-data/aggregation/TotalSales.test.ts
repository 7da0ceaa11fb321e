import { expect, type Locator } from '@playwright/test';

export const title =
  'The last row shows the total of all pages from the server, and a function that users choose sends a request.';

export default async function test(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const total = demo.locator('[data-id="auto-generated-group-footer-root"] [data-field="total"]');
  const entries = demo.getByRole('log').locator('p');
  const header = demo.locator('[role="columnheader"][data-field="total"]');
  await expect(total).toHaveText('59,962');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.locator('[role="row"][data-id="1006"]')).toBeVisible();
  await expect(total).toHaveText('59,962');

  await header.hover();
  await header.getByRole('button', { name: /menu/ }).click();
  await body.getByRole('combobox', { name: 'Aggregation' }).click();
  await body.getByRole('option', { name: 'max' }).click();
  await expect(entries.first()).toHaveText('3. GET /sales?from=5&to=9&aggregate=total.max');
  await expect(total).not.toHaveText('59,962');
  await expect(total).toHaveText(/^\d+$/);
}
