import { expect, type Locator } from '@playwright/test';

export const title = 'A filter finds a word in a column of arrays, because its valueGetter returns a string.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  await expect(cities).toHaveText(['Zürich', 'Málaga']);
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('garden');
  await expect(cities).toHaveText(['Porto', 'Ghent']);
  await page.keyboard.press('Escape');
}
