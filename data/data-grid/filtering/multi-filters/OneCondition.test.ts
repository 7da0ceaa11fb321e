import { expect, type Locator } from '@playwright/test';

export const title =
  'The panel offers one condition without the buttons Add filter and Remove all, and a filter of a different column replaces it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const models = demo.locator('[role="gridcell"][data-field="model"]');
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  const value = page.getByRole('textbox', { name: 'Value' });
  await value.fill('aster');
  await expect(models).toHaveText(['Aster 13', 'Aster 16']);
  await expect(page.getByRole('button', { name: 'Add filter' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove all' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(value).toHaveCount(0);

  const header = demo.locator('[role="columnheader"][data-field="price"]');
  await header.hover();
  await header.getByRole('button', { name: 'Price (€) column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill('690');
  await expect(models).toHaveText(['Cobalt 15']);
  await expect(page.getByRole('combobox', { name: /^Operator/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
}
