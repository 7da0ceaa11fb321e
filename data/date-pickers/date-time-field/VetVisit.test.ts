import { expect, type Locator } from '@playwright/test';
import { getFieldText, typeDateTime } from '../../../e2e/demos/dateSteps';

export const title = 'An empty field takes a date and a time, without a button or a popup.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const field = demo.getByRole('group', { name: 'Visit to the vet' });
  await expect(field.getByRole('spinbutton')).toHaveCount(6);
  await expect(field.getByRole('button')).toHaveCount(0);
  await expect(demo.locator('input')).toHaveValue('');
  await typeDateTime(field, '05112026', '0930 A');
  await expect(demo.locator('input')).toHaveValue(getFieldText('05/11/2026 09:30 AM', direction));
}
