import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'Users type a date into the field, or open the calendar and select a day.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  await typeDate(demo, '04152026');
  await expect(input).toHaveValue('04/15/2026');
  const calendar = await openCalendar(demo);
  await getDay(calendar, 20).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('04/20/2026');
}
