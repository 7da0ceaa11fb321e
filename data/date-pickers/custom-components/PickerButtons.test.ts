import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'The popup has three buttons and square days. The buttons clear the value, cancel and accept a selection.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  let calendar = await openCalendar(demo);
  await expect(getDay(calendar, 20)).toHaveCSS('border-radius', /^\d{1,2}px$/);
  await getDay(calendar, 20).click();
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('05/20/2026');

  calendar = await openCalendar(demo);
  await getDay(calendar, 21).click();
  await expect(input).toHaveValue('05/21/2026');
  await calendar.getByRole('button', { name: 'Cancel' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('05/20/2026');

  calendar = await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Clear' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('');
}
