import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'An empty input takes a start and an end time, without a button or a clock.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const field = demo.getByRole('group', { name: 'Delivery' });
  const { keyboard } = demo.page();
  const hours = field.getByRole('spinbutton', { name: 'Hours' });
  const meridiems = field.getByRole('spinbutton', { name: 'Meridiem' });
  await expect(field.getByRole('spinbutton')).toHaveCount(6);
  await expect(field.getByRole('button')).toHaveCount(0);
  await expect(input).toHaveValue('');
  await hours.first().click();
  await keyboard.type('0930');
  // From right to left, AM and PM are before the hours.
  await meridiems.first().click();
  await keyboard.type('a');
  await hours.last().click();
  await keyboard.type('0100');
  await meridiems.last().click();
  await keyboard.type('p');
  const [start, end] = ['09:30 AM', '01:00 PM'].map((time) => getFieldText(time, direction));
  await expect(input).toHaveValue(`${start} – ${end}`);
}
