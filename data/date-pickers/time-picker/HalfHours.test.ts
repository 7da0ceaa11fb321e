import { expect, type Locator } from '@playwright/test';

export const title = 'One list offers the 48 half hours of a day, and clicking one of them closes the popup.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const options = dialog.getByRole('option');
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  await expect(dialog.getByRole('listbox')).toHaveCount(1);
  await expect(options).toHaveCount(48);
  await expect(options.last()).toHaveText('23:30');
  await dialog.getByRole('option', { name: '16:30' }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('16:30');
}
