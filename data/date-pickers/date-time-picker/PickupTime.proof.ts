import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'Users type a date and a time, or select both in one popup, which stays open until they click OK.';

export default async function prove(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  await typeDate(demo, '061520260245P');
  await expect(input).toHaveValue('06/15/2026 02:45 PM');

  const popup = await openCalendar(demo);
  await getDay(popup, 18).click();
  await expect(input).toHaveValue('06/18/2026 02:45 PM');
  await popup.getByRole('option', { name: '8 hours' }).click();
  await popup.getByRole('option', { name: '30 minutes' }).click();
  await popup.getByRole('option', { name: 'AM' }).click();
  await expect(input).toHaveValue('06/18/2026 08:30 AM');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
  await expect(input).toHaveValue('06/18/2026 08:30 AM');
}
