import { expect, type Locator } from '@playwright/test';

export const title =
  'Users type a date section by section. The next section is selected automatically, and invalid letters are ignored.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const keyboard = demo.page().keyboard;
  const inputs = demo.locator('input');
  await expect(demo.getByRole('button')).toHaveCount(0);
  await demo.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton', { name: 'Month' }).click();
  await keyboard.type('x');
  await expect(inputs.nth(0)).toHaveValue('11/03/1987');
  await keyboard.type('12241990');
  await expect(inputs.nth(0)).toHaveValue('12/24/1990');
  await demo.getByRole('group', { name: 'Feeding time' }).getByRole('spinbutton', { name: 'Hours' }).click();
  // Right to left, the half of the day stands before the hours.
  await keyboard.type(direction === 'rtl' ? '0815' : '0815p');
  await expect(inputs.nth(1)).toHaveValue(direction === 'rtl' ? /08:15/ : '08:15 PM');
}
