import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'Each selection changes the value, OK saves it, and Cancel restores the saved value.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const output = demo.getByRole('status');
  const popup = await openCalendar(demo);
  await getDay(popup, 20).click();
  await expect(input).toHaveValue(getFieldText('05/20/2026 09:30 AM', direction));
  await popup.getByRole('option', { name: '10 hours' }).click();
  await expect(input).toHaveValue(getFieldText('05/20/2026 10:30 AM', direction));
  await expect(output).toHaveText('Saved: 2026-05-11T09:30');
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
  await expect(output).toHaveText('Saved: 2026-05-20T10:30');

  await openCalendar(demo);
  await getDay(popup, 22).click();
  await expect(input).toHaveValue(getFieldText('05/22/2026 10:30 AM', direction));
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup).toBeHidden();
  await expect(input).toHaveValue(getFieldText('05/20/2026 10:30 AM', direction));
  await expect(output).toHaveText('Saved: 2026-05-20T10:30');
}
