import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'The date is saved with Enter, on blur and in the calendar, but not for each digit and not when the field is partly filled.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const { keyboard } = demo.page();
  const leave = () => demo.getByRole('spinbutton').last().press('Tab');
  await typeDate(demo, '04202026');
  await expect(input).toHaveValue('04/20/2026');
  await expect(output).toHaveText('Saved: 2026-03-16');
  await keyboard.press('Enter');
  await expect(output).toHaveText('Saved: 2026-03-16, 2026-04-20');

  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await keyboard.press('Delete');
  await leave();
  await expect(input).toHaveValue('MM/20/2026');
  await expect(output).toHaveText('Saved: 2026-03-16, 2026-04-20');

  await typeDate(demo, '02302026');
  await leave();
  await expect(input).toHaveValue('02/30/2026');
  await expect(output).toHaveText('Saved: 2026-03-16, 2026-04-20');

  await typeDate(demo, '05202026');
  await leave();
  await expect(output).toHaveText('Saved: 2026-03-16, 2026-04-20, 2026-05-20');

  const calendar = await openCalendar(demo);
  await getDay(calendar, 12).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('Saved: 2026-03-16, 2026-04-20, 2026-05-20, 2026-05-12');

  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Delete');
  await expect(input).toHaveValue('');
  await demo.getByRole('button').last().focus();
  await expect(output).toHaveText('Saved: 2026-03-16, 2026-04-20, 2026-05-20, 2026-05-12, no date');
}
