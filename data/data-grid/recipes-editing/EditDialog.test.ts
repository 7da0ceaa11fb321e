import { expect, type Locator } from '@playwright/test';

export const title = 'The button opens a dialog with the row, Save changes the row, and Cancel does not.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const row = demo.locator('[role="row"][data-id="3"]');
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  const open = () => row.getByRole('menuitem').click();
  await open();
  await expect(dialog.getByRole('textbox', { name: 'Task' })).toHaveValue('Oil the saw');
  await dialog.getByRole('textbox', { name: 'Task' }).fill('Oil the drill');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Oil the saw');
  await open();
  await dialog.getByRole('textbox', { name: 'Task' }).fill('Oil the drill');
  await dialog.getByRole('spinbutton', { name: 'Hours' }).fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Oil the drill');
  await expect(row.locator('[data-field="hours"]')).toHaveText('5');
}
