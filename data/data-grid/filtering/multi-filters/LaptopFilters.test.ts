import { expect, type Locator } from '@playwright/test';

export const title = 'Add filter in the panel adds a condition, and rows must match all of them.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const models = demo.locator('[role="gridcell"][data-field="model"]');
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('aster');
  await expect(models).toHaveText(['Aster 13', 'Aster 16']);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('combobox', { name: /^Operator/ })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Value' }).last().fill('16');
  await expect(models).toHaveText(['Aster 16']);
  await page.keyboard.press('Escape');
}
