import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'Selecting a day calls onChange. OK and Escape call onAccept, and Cancel restores the previous value.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  let calendar = await openCalendar(demo);
  await getDay(calendar, 18).click();
  await expect(output).toHaveText('value: 2026-03-18 onAccept: not called');
  await calendar.getByRole('button', { name: 'Cancel' }).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('value: 2026-03-16 onAccept: not called');

  calendar = await openCalendar(demo);
  await getDay(calendar, 20).click();
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('value: 2026-03-20 onAccept: 2026-03-20');

  calendar = await openCalendar(demo);
  await getDay(calendar, 23).click();
  await demo.page().keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('value: 2026-03-23 onAccept: 2026-03-23');

  await typeDate(demo, '04152026');
  await expect(output).toHaveText('value: 2026-04-15 onAccept: 2026-04-15');
  await demo.getByRole('button', { name: 'Set to null' }).click();
  await expect(output).toHaveText('value: null onAccept: 2026-04-15');
  await expect(demo.locator('input')).toHaveValue('');
}
