import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title =
  'An empty input takes a start and an end with dates and times, without a button or a popup.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const field = demo.getByRole('group', { name: 'Maintenance' });
  await expect(field.getByRole('spinbutton')).toHaveCount(12);
  await expect(field.getByRole('button')).toHaveCount(0);
  await expect(input).toHaveValue('');
  // From right to left, each time is before its date.
  const steps: ['Month' | 'Hours' | 'Meridiem', 0 | 1, string][] = [
    ['Month', 0, '05112026'],
    ['Hours', 0, '1000'],
    ['Meridiem', 0, 'p'],
    ['Month', 1, '05122026'],
    ['Hours', 1, '0200'],
    ['Meridiem', 1, 'a'],
  ];
  for (const [name, index, keys] of steps) {
    await field.getByRole('spinbutton', { name }).nth(index).click();
    await demo.page().keyboard.type(keys);
  }
  const start = getFieldText('05/11/2026 10:00 PM', direction);
  const end = getFieldText('05/12/2026 02:00 AM', direction);
  await expect(input).toHaveValue(`${start} – ${end}`);
}
