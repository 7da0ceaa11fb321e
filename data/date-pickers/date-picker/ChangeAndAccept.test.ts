import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'OK and Escape save the selected day, Cancel restores the last saved one, and an invalid date is not saved.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  let calendar = await openCalendar(demo);
  await getDay(calendar, 18).click();
  await expect(input).toHaveValue('03/18/2026');
  await expect(output).toHaveText('Saved: 2026-03-16');
  await calendar.getByRole('button', { name: 'Cancel' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('03/16/2026');
  await expect(output).toHaveText('Saved: 2026-03-16');

  calendar = await openCalendar(demo);
  await getDay(calendar, 20).click();
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('Saved: 2026-03-20');

  calendar = await openCalendar(demo);
  await getDay(calendar, 23).click();
  await demo.page().keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('Saved: 2026-03-23');

  await typeDate(demo, '04152026');
  await expect(output).toHaveText('Saved: 2026-04-15');
  await typeDate(demo, '02');
  await expect(output).toHaveText('Saved: 2026-02-15');
  await demo.page().keyboard.type('30');
  await expect(input).toHaveValue('02/30/2026');
  await expect(output).toHaveText('Saved: 2026-02-03');
}
