import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'The format shows the year first, and 24 hours with seconds.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const { keyboard } = demo.page();
  await expect(input).toHaveValue(getFieldText('2026-05-11 18:05:42', direction));
  await demo.getByRole('spinbutton', { name: 'Year' }).click();
  await keyboard.type('20270612');
  // From right to left, the time is before the date.
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await keyboard.type('190736');
  await expect(input).toHaveValue(getFieldText('2027-06-12 19:07:36', direction));
}
