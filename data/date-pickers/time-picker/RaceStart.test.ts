import { expect, type Locator } from '@playwright/test';

export const title = 'The field and the popup contain hours, minutes and seconds.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  await expect(input).toHaveValue(/09:15:00/);
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  await expect(dialog.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  await expect(dialog.getByRole('listbox', { name: 'Select minutes' })).toBeVisible();
  const seconds = dialog.getByRole('listbox', { name: 'Select seconds' });
  await seconds.getByRole('option', { name: '30 seconds' }).click();
  await expect(input).toHaveValue(/09:15:30/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
