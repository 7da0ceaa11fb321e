import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'Users type a date into the field, or open the calendar and select a day.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  await typeDate(demo, '06032026');
  await expect(input).toHaveValue('06/03/2026');
  const calendar = await openCalendar(demo);
  await getDay(calendar, 9).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('06/09/2026');
}
