import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'A button in the field and a button below the calendar clear the date.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const calendar = await openCalendar(demo);
  await expect(calendar.getByRole('button', { name: 'Today' })).toBeVisible();
  await getDay(calendar, 20).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('03/20/2026');
  await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Clear' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('');

  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await demo.page().keyboard.type('03202026');
  await expect(input).toHaveValue('03/20/2026');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(input).toHaveValue('');
}
