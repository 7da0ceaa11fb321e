import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'Days outside the limits are disabled in the calendar. A typed one stays in the field, which becomes red.';

export default async function test(demo: Locator): Promise<void> {
  const redLabel = demo.locator('label.Mui-error');
  const calendar = await openCalendar(demo);
  await expect(getDay(calendar, 3)).toBeDisabled();
  await expect(getDay(calendar, 4)).toBeEnabled();
  await expect(getDay(calendar, 29)).toBeEnabled();
  await expect(getDay(calendar, 30)).toBeDisabled();
  await getDay(calendar, 4).click();
  await expect(calendar).toBeHidden();
  await expect(redLabel).toHaveCount(0);
  await typeDate(demo, '05302026');
  await expect(redLabel).toHaveCount(1);
  await expect(demo.locator('input')).toHaveValue('05/30/2026');
}
