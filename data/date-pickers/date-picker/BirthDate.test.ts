import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'The picker opens on the years, the latest first, and goes on to the months and the days each time.';

export default async function test(demo: Locator): Promise<void> {
  const calendar = await openCalendar(demo);
  await expect(calendar.getByRole('radio').first()).toHaveText('2026');
  await calendar.getByRole('radio', { name: '1990' }).press('Enter');
  await calendar.getByRole('radio', { name: 'May' }).press('Enter');
  await getDay(calendar, 12).click();
  await expect(calendar).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('05/12/1990');
  await openCalendar(demo);
  await expect(calendar.getByRole('radio', { name: '1990' })).toBeVisible();
  await demo.page().keyboard.press('Escape');
  await expect(calendar).toBeHidden();
}
