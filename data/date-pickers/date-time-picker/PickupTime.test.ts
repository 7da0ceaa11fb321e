import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText, openCalendar, typeDateTime } from '../../../e2e/demos/dateSteps';

export const title =
  'Users type a date and a time, or select both in one popup, which stays open until they click OK.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  await typeDateTime(demo, '06152026', '0245 P');
  await expect(input).toHaveValue(getFieldText('06/15/2026 02:45 PM', direction));

  const popup = await openCalendar(demo);
  await getDay(popup, 18).click();
  await expect(input).toHaveValue(getFieldText('06/18/2026 02:45 PM', direction));
  await popup.getByRole('option', { name: '8 hours' }).click();
  await popup.getByRole('option', { name: '30 minutes' }).click();
  await popup.getByRole('option', { name: 'AM' }).click();
  await expect(input).toHaveValue(getFieldText('06/18/2026 08:30 AM', direction));
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
  await expect(input).toHaveValue(getFieldText('06/18/2026 08:30 AM', direction));
}
