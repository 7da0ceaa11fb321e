import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const claim =
  'The time has columns, one list or a clock face. Without a clock, a selected day closes the popup and focuses the hours.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const escape = () => demo.page().keyboard.press('Escape');
  const popup = demo.page().getByRole('dialog');
  const select = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await openCalendar(demo);
  await expect(popup.getByRole('listbox')).toHaveCount(3);
  await escape();
  await expect(popup).toBeHidden();

  await select('one list');
  await openCalendar(demo);
  await expect(popup.getByRole('listbox')).toHaveCount(1);
  await expect(popup.getByRole('option', { name: '09:30 AM' })).toHaveAttribute('aria-selected', 'true');
  // A pointer could miss it while the list scrolls.
  await popup.getByRole('option', { name: '02:30 PM' }).press('Enter');
  await expect(input).toHaveValue(getFieldText('05/11/2026 02:30 PM', direction));
  await escape();
  await expect(popup).toBeHidden();

  await select('clock face');
  await openCalendar(demo);
  await expect(popup.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'PM' })).toBeVisible();
  await escape();
  await expect(popup).toBeHidden();

  await select('no clock');
  await openCalendar(demo);
  await expect(popup.getByRole('listbox')).toHaveCount(0);
  await getDay(popup, 13).click();
  await expect(popup).toBeHidden();
  await expect(demo.getByRole('spinbutton', { name: 'Hours' })).toBeFocused();
  await demo.page().keyboard.type('1115');
  await expect(input).toHaveValue(getFieldText('05/13/2026 11:15 AM', direction));
}
