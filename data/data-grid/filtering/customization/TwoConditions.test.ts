import { expect, type Locator } from '@playwright/test';

export const title =
  'The panel always shows two conditions, combines them with And or Or, and the delete button empties a condition.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('group', { name: 'Two conditions' });
  const logic = panel.getByRole('combobox', { name: 'Logic operator' });
  await expect(panel.getByRole('combobox', { name: 'Columns' })).toHaveText(['City', 'Rating']);
  await expect(panel.getByRole('textbox', { name: 'Value' })).toBeFocused();
  await expect(logic).toHaveCount(1);

  await panel.getByRole('textbox', { name: 'Value' }).fill('Porto');
  await expect(cities).toHaveText(['Porto', 'Porto']);
  await panel.getByRole('spinbutton', { name: 'Value' }).fill('4.5');
  await expect(cities).toHaveText(['Porto']);

  await logic.click();
  await page.getByRole('option', { name: 'Or' }).click();
  await expect(cities).toHaveText(['Málaga', 'Kyoto', 'Porto', 'Porto']);

  await panel.getByRole('button', { name: 'Delete' }).first().click();
  await expect(panel.getByRole('combobox', { name: 'Columns' })).toHaveText(['City', 'Rating']);
  await expect(panel.getByRole('textbox', { name: 'Value' })).toHaveValue('');
  await expect(cities).toHaveText(['Málaga', 'Kyoto', 'Porto']);
  await page.keyboard.press('Escape');
}
