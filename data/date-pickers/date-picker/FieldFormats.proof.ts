import { expect, type Locator } from '@playwright/test';

export const claim =
  'The format decides which sections the field has. Users type month names by their first letters.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input').last();
  await expect(input).toHaveValue(direction === 'rtl' ? /2026.*March.*16/ : '16 March 2026');
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await demo.page().keyboard.type('ap');
  await expect(input).toHaveValue(direction === 'rtl' ? /2026.*April.*16/ : '16 April 2026');
  await demo.getByRole('combobox', { name: 'format' }).click();
  await demo.page().getByRole('option', { name: 'DD.MM.YYYY' }).click();
  await expect(input).toHaveValue('16.04.2026');
}
