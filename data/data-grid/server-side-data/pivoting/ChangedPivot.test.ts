import { expect, type Locator } from '@playwright/test';

export const title = 'A new model sends a request, and its response replaces the columns.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name, exact: true });
  const entries = demo.getByRole('log').locator('p');
  await expect(header('2025')).toBeVisible();
  await demo.getByRole('button', { name: 'Country' }).click();
  await expect(header('Norway')).toBeVisible();
  await expect(header('2025')).toHaveCount(0);
  await expect(demo.locator('[data-id="Bike"] [data-field="Norway/total"]')).toHaveText(/^\d,\d{3}$/);
  await expect(entries.first()).toContainText('GET /sales?group=product&pivot=country&aggregate=total.sum');
}
