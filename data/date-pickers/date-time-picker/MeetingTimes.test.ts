import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText, openCalendar, typeDateTime } from '../../../e2e/demos/dateSteps';

export const title =
  'An end less than 15 minutes after the start is an error, and the empty calendar of the end opens at the start.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const start = demo.getByRole('group', { name: 'Start' });
  const end = demo.getByRole('group', { name: 'End' });
  const input = demo.locator('input').nth(1);

  // The empty calendar shows the month of referenceDate, and selected days get its time.
  const popup = await openCalendar(end);
  await expect(popup.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(getDay(popup, 10)).toBeDisabled();
  await getDay(popup, 12).click();
  await expect(input).toHaveValue(getFieldText('05/12/2026 09:45 AM', direction));
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();

  await typeDateTime(end, '05112026', '0940 A');
  await expect(input).toHaveValue(getFieldText('05/11/2026 09:40 AM', direction));
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await typeDateTime(end, '05112026', '1015 A');
  await expect(end).toHaveAttribute('aria-invalid', 'false');
  await typeDateTime(start, '05112026', '1030 A');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
}
