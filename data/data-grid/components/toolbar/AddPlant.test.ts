import { expect, type Locator } from '@playwright/test';

export const title =
  'A button of the toolbar opens a form of its own, which adds a row and returns focus to the button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const add = demo.getByRole('toolbar').getByRole('button', { name: 'Add plant' });
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(names).toHaveCount(5);
  await add.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New plant' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Thyme');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Lavender', 'Basil', 'Hydrangea', 'Lemon tree', 'Rosemary', 'Thyme']);
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();
}
