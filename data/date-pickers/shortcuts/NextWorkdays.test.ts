import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'Shortcuts use isValid to skip weekends and holidays. A shortcut for a holiday is disabled.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const calendar = await openCalendar(demo);
  await expect(calendar.getByRole('button', { name: 'Good Friday' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // From Thursday over Easter to Tuesday.
  await calendar.getByRole('button', { name: 'Next working day' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('04/07/2026');
  await openCalendar(demo);
  await calendar.getByRole('button', { name: 'In a week' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('04/09/2026');
}
