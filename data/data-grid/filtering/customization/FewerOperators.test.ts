import { expect, type Locator } from '@playwright/test';

export const title =
  'Columns offer only some operators, the first is the default, and one has a custom label.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const column = page.getByRole('combobox', { name: 'Columns' });
  const operator = page.getByRole('combobox', { name: 'Operator' });
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(column).toHaveText('City');
  await expect(operator).toHaveText('equals');
  await operator.click();
  await expect(page.getByRole('option')).toHaveText(['equals', 'is any of']);
  await page.keyboard.press('Escape');

  await column.click();
  await expect(page.getByRole('option')).toHaveText(['City', 'Price (€)']);
  await page.getByRole('option', { name: 'Price' }).click();
  await expect(operator).toHaveText('from');
  await operator.click();
  await expect(page.getByRole('option')).toHaveText(['from']);
  await page.keyboard.press('Escape');
  await page.getByRole('spinbutton', { name: 'Value' }).fill('148');
  await expect(demo.locator('[role="gridcell"][data-field="price"]')).toHaveText(['148', '210']);
  await page.keyboard.press('Escape');
}
