import { expect, type Locator } from '@playwright/test';

export const title =
  'Countries are expanded initially, each with a request for its cities, which show totals and no rows below them, even if users press Space.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  await expect(row('France/Lyon').locator('[data-field="2024/total"]')).toHaveText(/\d/);
  await expect(row('France').getByRole('button')).toHaveCount(1);
  await expect(row('France/Lyon').getByRole('button')).toHaveCount(0);
  await expect(row('Norway/Bergen')).toHaveCount(1);
  const entries = demo.getByRole('log').locator('p');
  await expect(entries.last()).toContainText('GET /sales?group=country');
  for (const country of ['France', 'Norway', 'Spain']) {
    await expect(entries.filter({ hasText: `country.is=${country}&group=city` })).toHaveCount(1);
  }

  await row('France/Lyon').getByRole('gridcell').first().click();
  await demo.page().keyboard.press('Space');
  await expect(entries.first()).toContainText('country.is=France&city.is=Lyon');
  await expect(row('France/Paris')).toBeVisible();
  await expect(demo.locator('[role="row"][data-id^="France/Lyon/"]')).toHaveCount(0);
}
