import { expect, type Locator } from '@playwright/test';

export const title =
  'Tab moves from the toggle to the form, a draft survives collapsing, and saving changes the row and focuses its cell.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const field = demo.getByRole('textbox', { name: 'Customer' });
  const toggle = demo.getByRole('row').filter({ hasText: '501' }).getByRole('button').first();
  const toggleCell = demo.locator('[role="gridcell"][data-field="__detail_panel_toggle__"]').first();
  const customer = demo.locator('[role="gridcell"][data-field="customer"]').first();
  await toggle.click();
  await expect(field).toHaveValue('Alder Books');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(toggleCell).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await field.fill('Alder Press');
  // Arrow keys and Space belong to the field.
  await page.keyboard.press('ArrowLeft');
  await expect(field).toBeFocused();
  await toggle.click();
  await expect(field).toHaveCount(0);
  await toggle.click();
  await expect(field).toHaveValue('Alder Press');
  await expect(customer).toHaveText('Alder Books');
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(customer).toHaveText('Alder Press');
  await expect(customer).toBeFocused();
}
