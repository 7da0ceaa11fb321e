import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'Days that cannot be booked are disabled in the calendar, and a typed one shows an error message.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('We are closed on Sundays.')).toBeVisible();
  const calendar = await openCalendar(demo);
  await expect(getDay(calendar, 22)).toBeDisabled();
  await expect(getDay(calendar, 1)).toBeDisabled();
  await getDay(calendar, 17).click();
  await expect(demo.getByText('Monday to Saturday')).toBeVisible();
  await typeDate(demo, '07012026');
  await expect(demo.getByText('Bookings close on 30 June 2026.')).toBeVisible();
  await typeDate(demo, '06312026');
  await expect(demo.getByText('This date does not exist.')).toBeVisible();
}
