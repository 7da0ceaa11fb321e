import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title =
  'The field shows the time zone of the picker, and onChange returns the time zone of the value until the value is invalid.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const { keyboard } = demo.page();
  await expect(input).toHaveValue(getFieldText('05/12/2026 10:30 AM', direction));
  await expect(demo.getByRole('status')).toHaveText('Value: 2026-05-12T01:30:00Z');
  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue(getFieldText('05/13/2026 10:30 AM', direction));
  await expect(demo.getByRole('status')).toHaveText('Value: 2026-05-13T01:30:00Z');
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await keyboard.type('06');
  await expect(demo.getByRole('status')).toHaveText('Value: 2026-06-13T10:30:00+09:00');
}
