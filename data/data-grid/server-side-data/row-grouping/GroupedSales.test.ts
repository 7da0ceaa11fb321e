import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid requests the countries, the cities of an expanded country and the sales of an expanded city, and shows the number of rows in each group.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  await expect(row('Norway')).toContainText('Norway (24)');
  await expect(demo.locator('[role="row"][data-id]')).toHaveCount(3);
  await row('Norway').getByRole('button').click();
  await expect(row('Norway/Oslo')).toContainText('Oslo (12)');
  await row('Norway/Oslo').getByRole('button').click();
  await expect(row('1002')).toContainText('Helmet');
  await expect(row('1002').getByRole('button')).toHaveCount(0);
  await expect(demo.getByRole('log').locator('p')).toHaveText([
    '3. GET /sales?country.is=Norway&city.is=Oslo&from=0&to=99',
    '2. GET /sales?country.is=Norway&group=city',
    '1. GET /sales?group=country',
  ]);
}
