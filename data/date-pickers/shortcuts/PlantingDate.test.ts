import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'A shortcut changes the value and leaves the popup open. OK accepts the value, Cancel restores the last accepted one.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const input = demo.locator('input');
  await expect(text).toHaveText('Saved: 2026-03-16');
  const calendar = await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Start of May' }).click();
  await expect(input).toHaveValue('05/01/2026');
  await expect(calendar.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(text).toHaveText('Saved: 2026-03-16');
  await calendar.getByRole('button', { name: 'Cancel' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('03/16/2026');
  await expect(text).toHaveText('Saved: 2026-03-16');

  await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Start of May' }).click();
  await expect(input).toHaveValue('05/01/2026');
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect(calendar).toBeHidden();
  await expect(text).toHaveText('Saved: 2026-05-01');

  // Escape accepts the value as well.
  await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Start of April' }).click();
  await expect(input).toHaveValue('04/01/2026');
  await demo.page().keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(text).toHaveText('Saved: 2026-04-01');
}
