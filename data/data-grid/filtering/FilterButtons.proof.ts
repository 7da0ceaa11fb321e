import { expect, type Locator } from '@playwright/test';

export const claim =
  'Buttons add and delete filter items, show how many rows would match, and open the panel for one column.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const status = demo.getByRole('status');
  const rents = demo.locator('[role="gridcell"][data-field="rent"]');
  const pets = demo.getByRole('button', { name: 'Pets allowed (3)' });
  const cheap = demo.getByRole('button', { name: 'Under €1,000 (3)' });
  await expect(status).toHaveText('6 of 6 shown');

  await pets.click();
  await expect(rents).toHaveText(['1,250', '890', '950']);
  await expect(pets).toHaveAttribute('aria-pressed', 'true');
  await cheap.click();
  await expect(status).toHaveText('2 of 6 shown');
  await expect(rents).toHaveText(['890', '950']);
  await pets.click();
  await expect(rents).toHaveText(['890', '980', '950']);

  await demo.getByRole('button', { name: 'Filter by city' }).click();
  await expect(page.getByRole('combobox', { name: 'Columns' })).toHaveText(['Rent (€)', 'City']);
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rents).toHaveText(['890', '980', '950']);
}
