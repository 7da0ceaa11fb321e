import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'The dialog has a title, a date format and a placeholder of its own, and tabs with text.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const dialog = await openCalendar(demo);
  await expect(dialog.getByText('When do you arrive?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Day', exact: true })).toBeVisible();
  await expect(dialog.getByRole('tab').first()).toHaveText('Date');
  await getDay(dialog, 12).click();
  await expect(dialog.getByRole('button', { name: 'Tue 12 May' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'pick time' }).click();
  await dialog.getByRole('option', { name: '16 hours' }).click();
  await dialog.getByRole('option', { name: '30 minutes' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue(getFieldText('05/12/2026 16:30', direction));
}
