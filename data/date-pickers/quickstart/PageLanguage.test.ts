import { expect, type Locator } from '@playwright/test';

export const title =
  'The prop adapterLocale changes the date format and the first day of the week, localeText translates the labels.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const input = demo.locator('input').last();
  await expect(input).toHaveValue(direction === 'rtl' ? /15:30.*12\.05\.2026/ : '12.05.2026 15:30');
  await demo.getByRole('button', { name: /^Datum auswählen/ }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('columnheader').first()).toHaveAttribute('aria-label', 'Montag');
  await expect(popup.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await demo.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(input).toHaveValue(direction === 'rtl' ? /03:30.*05\/12\/2026/ : '05/12/2026 03:30 PM');
  await expect(demo.getByRole('button', { name: /^Choose date/ })).toBeVisible();
}
