import { expect, type Locator } from '@playwright/test';

export const title =
  'A paid bill cannot be saved without a method, even if editing starts with Delete, and an unpaid one can.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const getCell = (field: string) => demo.locator(`[role="row"][data-id="2"] [data-field="${field}"]`);
  const editors = demo.locator('.MuiDataGrid-cell--editing');
  const checkbox = getCell('isPaid').getByRole('checkbox');
  await getCell('isPaid').dblclick();
  await checkbox.click();
  await expect(getCell('method').locator('.Mui-error').first()).toBeVisible();
  await checkbox.press('Enter');
  await expect(editors).toHaveCount(2);
  await checkbox.click();
  await expect(getCell('method').locator('.Mui-error')).toHaveCount(0);
  await checkbox.click();
  await expect(getCell('method').locator('.Mui-error').first()).toBeVisible();
  await getCell('method').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Card' }).click();
  await expect(getCell('method').locator('.Mui-error')).toHaveCount(0);
  await checkbox.press('Enter');
  await expect(editors).toHaveCount(0);
  await expect(getCell('method')).toHaveText('Card');

  const other = demo.locator('[role="row"][data-id="3"] [data-field="isPaid"]');
  await other.dblclick();
  await expect(editors).toHaveCount(2);
  await other.getByRole('checkbox').press('Enter');
  await expect(editors).toHaveCount(0);

  const paid = demo.locator('[role="row"][data-id="1"] [data-field="method"]');
  await paid.click();
  await page.keyboard.press('Delete');
  await expect(paid.locator('.Mui-error').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editors).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(paid).toHaveText('Transfer');
}
