import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'An empty field takes eight digits as a date, without a button or a calendar.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const field = demo.getByRole('group', { name: 'Date of birth' });
  await expect(field.getByRole('spinbutton')).toHaveCount(3);
  await expect(field.getByRole('button')).toHaveCount(0);
  await expect(input).toHaveValue('');
  await typeDate(demo, '0417');
  await expect(input).toHaveValue('04/17/YYYY');
  await demo.page().keyboard.type('1990');
  await expect(input).toHaveValue('04/17/1990');
}
