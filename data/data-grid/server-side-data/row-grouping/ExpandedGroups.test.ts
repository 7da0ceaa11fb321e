import { expect, type Locator } from '@playwright/test';

export const title =
  'France and Norway are expanded initially and Spain is not, and each expanded country costs one more request.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const entries = demo.getByRole('log').locator('p');
  await expect(row('France/Paris')).toBeVisible();
  await expect(row('Norway/Oslo')).toBeVisible();
  await expect(row('Norway/Oslo')).toHaveAttribute('aria-expanded', 'false');
  await expect(row('Spain')).toHaveAttribute('aria-expanded', 'false');
  await expect(entries).toHaveText([
    '3. GET /sales?country.is=Norway&group=city',
    '2. GET /sales?country.is=France&group=city',
    '1. GET /sales?group=country',
  ]);
}
