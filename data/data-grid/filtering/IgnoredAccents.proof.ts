import { expect, type Locator } from '@playwright/test';

export const claim =
  'The operator contains ignores accents only with ignoreDiacritics, and the operator equals always ignores them.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  await expect(cities).toHaveText(['Málaga', 'Málaga']);
  await demo.getByRole('switch', { name: 'ignoreDiacritics' }).click();
  await expect(cities).toHaveCount(0);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByRole('option', { name: 'equals', exact: true }).click();
  await expect(cities).toHaveText(['Málaga', 'Málaga']);
  await page.keyboard.press('Escape');
}
