import type { Locator } from '@playwright/test';

/** Types into the field of a picker, from its first part on. */
export async function typeDate(picker: Locator, digits: string): Promise<void> {
  await picker.getByRole('spinbutton', { name: 'Month' }).click();
  await picker.page().keyboard.type(digits);
}

/** Opens the calendar of a picker, and returns it. */
export async function openCalendar(picker: Locator): Promise<Locator> {
  await picker.getByRole('button', { name: /^Choose date/ }).click();
  return picker.page().getByRole('dialog');
}

/** A day of the month that a calendar shows. */
export function getDay(calendar: Locator, day: number): Locator {
  return calendar.getByRole('gridcell', { name: String(day), exact: true });
}
