import { expect, type Locator } from '@playwright/test';

export const title =
  'A chip shows each condition, deleting it deletes the condition, and a condition added in the panel adds a chip.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const models = demo.locator('[role="gridcell"][data-field="model"]');
  const price = demo.getByRole('button', { name: 'Price (€) < 1500' });
  const weight = demo.getByRole('button', { name: 'Weight (kg) < 2' });
  await expect(weight).toBeVisible();
  await expect(models).toHaveText(['Aster 13', 'Breeze 14', 'Delta 14']);
  await price.focus();
  await page.keyboard.press('Delete');
  await expect(price).toHaveCount(0);
  await expect(models).toHaveText(['Aster 13', 'Aster 16', 'Breeze 14', 'Delta 14']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('textbox', { name: 'Value' }).last().fill('aster');
  await expect(demo.getByRole('button', { name: 'Model contains aster' })).toBeVisible();
  await expect(models).toHaveText(['Aster 13', 'Aster 16']);
  await page.keyboard.press('Escape');
}
