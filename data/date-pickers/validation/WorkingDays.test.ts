import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'Weekends and the holidays of the server are disabled, and a typed holiday is an error when the server has answered.';

export default async function test(demo: Locator): Promise<void> {
  const redLabel = demo.locator('label.Mui-error');
  const calendar = await openCalendar(demo);
  await expect(getDay(calendar, 25)).toBeDisabled();
  await expect(getDay(calendar, 14)).toBeDisabled();
  await expect(getDay(calendar, 9)).toBeDisabled();
  await expect(getDay(calendar, 10)).toBeDisabled();
  await getDay(calendar, 13).click();
  await expect(calendar).toBeHidden();
  await expect(redLabel).toHaveCount(0);
  await typeDate(demo, '06042026');
  await expect(demo.locator('input')).toHaveValue('06/04/2026');
  await expect(redLabel).toHaveCount(1);
  await typeDate(demo, '06052026');
  await expect(redLabel).toHaveCount(0);
}
