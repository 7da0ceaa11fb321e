import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'A field with its own sections, separators and button has the keyboard, the names and the errors of the built-in field.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const input = demo.locator('input');
  const group = demo.getByRole('group', { name: 'First day at work' });
  await expect(input).toHaveValue('05/11/2026');
  await demo.locator('label').click();
  await expect(group.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(group.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue('05/12/2026');
  await typeDate(demo, '05032026');
  await expect(group.getByRole('spinbutton', { name: 'Day' })).toHaveAttribute('aria-invalid', 'true');
  const calendar = await openCalendar(demo);
  await expect(calendar).toHaveAccessibleName('First day at work');
  await getDay(calendar, 18).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('05/18/2026');
  await expect(group.getByRole('spinbutton', { name: 'Day' })).toHaveAttribute('aria-invalid', 'false');
  await expect(demo.getByRole('button', { name: /May 18, 2026/ })).toBeFocused();
}
