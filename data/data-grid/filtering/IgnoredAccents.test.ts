import { expect, type Locator } from '@playwright/test';

export const title = 'With ignoreDiacritics, a filter and the quick filter find text with accents.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  await expect(cities).toHaveText(['Málaga', 'Málaga']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('zurich');
  await expect(cities).toHaveText(['Zürich']);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(cities).toHaveCount(6);

  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('malaga');
  await expect(cities).toHaveText(['Málaga', 'Málaga']);
}
