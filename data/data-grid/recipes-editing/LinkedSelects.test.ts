import { expect, type Locator } from '@playwright/test';

export const title =
  'A new country clears the city, offers only its cities, and requires one of them before the row is saved. A deleted country cannot be saved.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const country = demo.locator('[role="row"][data-id="1"] [data-field="country"]');
  const city = demo.locator('[role="row"][data-id="1"] [data-field="city"]');
  await country.dblclick();
  await city.getByRole('combobox').click();
  await expect(page.getByRole('option')).toHaveText(['Bruges', 'Ghent']);
  await page.keyboard.press('Escape');
  await country.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Portugal' }).click();
  await expect(country.getByRole('combobox')).toContainText('Portugal');
  await expect(city.getByRole('combobox')).not.toContainText('Ghent');
  await country.getByRole('combobox').press('Escape');
  await expect(country).toHaveText('Belgium');
  await expect(city).toHaveText('Ghent');

  await country.dblclick();
  await country.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Portugal' }).click();
  await expect(city.locator('.Mui-error').first()).toBeVisible();
  await demo.locator('[role="row"][data-id="3"] [data-field="city"]').click();
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(2);
  await city.getByRole('combobox').click();
  await expect(page.getByRole('option')).toHaveText(['Faro', 'Lisbon', 'Porto']);
  await page.getByRole('option', { name: 'Faro' }).click();
  await city.getByRole('combobox').press('Enter');
  await expect(city).toHaveText('Faro');
  await expect(country).toHaveText('Portugal');

  await country.click();
  await page.keyboard.press('Delete');
  await expect(country.locator('.Mui-error').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(country).toHaveText('Portugal');
}
