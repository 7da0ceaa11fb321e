import { expect, type Locator } from '@playwright/test';

export const title = 'A panel of checkboxes replaces the filter panel and filters one column.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Ghent' }).click();
  await expect(cities).toHaveText(['Ghent']);
  await page.getByRole('checkbox', { name: 'Porto' }).click();
  await expect(cities).toHaveText(['Porto', 'Porto', 'Ghent']);
  await expect(page.getByRole('combobox', { name: 'Operator' })).toHaveCount(0);
  await page.getByRole('button', { name: 'All cities' }).click();
  await expect(cities).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Ghent' })).toHaveCount(0);
}
