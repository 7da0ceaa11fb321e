import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'An empty field takes four digits and a letter as a time, without a button or a clock.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const field = demo.getByRole('group', { name: 'Doors open' });
  const { keyboard } = demo.page();
  await expect(field.getByRole('spinbutton')).toHaveCount(3);
  await expect(field.getByRole('button')).toHaveCount(0);
  await expect(input).toHaveValue('');
  await field.getByRole('spinbutton', { name: 'Hours' }).click();
  await keyboard.type('0730');
  await expect(field.getByRole('spinbutton', { name: 'Minutes' })).toHaveText('30');
  // From right to left, AM and PM are before the hours.
  await field.getByRole('spinbutton', { name: 'Meridiem' }).click();
  await keyboard.type('p');
  await expect(input).toHaveValue(getFieldText('07:30 PM', direction));
}
