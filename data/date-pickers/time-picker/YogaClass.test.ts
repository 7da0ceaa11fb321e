import { expect, type Locator } from '@playwright/test';

export const title =
  'Users type a time into the field, or select hours, minutes and AM or PM in lists, also with the keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const { keyboard } = demo.page();
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await keyboard.type('0715');
  await demo.getByRole('spinbutton', { name: 'Meridiem' }).click();
  await keyboard.type('a');
  // From right to left, AM comes first.
  await expect(input).toHaveValue(/07:15/);
  await expect(input).toHaveValue(/AM/);
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  const dialog = demo.page().getByRole('dialog');
  const option = (name: string) => dialog.getByRole('option', { name, exact: true });
  await expect(option('7 hours')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(option('8 hours')).toBeFocused();
  await keyboard.press('Enter');
  await expect(input).toHaveValue(/08:15/);
  await expect(option('15 minutes')).toBeFocused();
  await keyboard.press('PageDown');
  await expect(option('40 minutes')).toBeFocused();
  await keyboard.press('End');
  await expect(option('55 minutes')).toBeFocused();

  await option('45 minutes').click();
  await option('PM').click();
  await expect(input).toHaveValue(/PM/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(input).toHaveValue(/08:45/);
}
