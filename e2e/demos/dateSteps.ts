import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from './frameSteps';

/** Types into the field of a picker, from its first part on. */
export async function typeDate(picker: Locator, digits: string): Promise<void> {
  await picker.getByRole('spinbutton', { name: 'Month' }).click();
  await picker.page().keyboard.type(digits);
}

/**
 * Types keys, each once the page has rendered the one before: a field whose message follows each key, by `onError`, loses
 * those that come sooner.
 */
export async function typeKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitForFrames(page);
  }
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

/** Types into a field with a date and a time. From right to left, the time is before the date. */
export async function typeDateTime(picker: Locator, date: string, time: string): Promise<void> {
  const [digits = '', meridiem] = time.split(' ');
  await typeDate(picker, date);
  await picker.getByRole('spinbutton', { name: 'Hours' }).click();
  await picker.page().keyboard.type(digits);
  if (meridiem !== undefined) {
    await picker.getByRole('spinbutton', { name: 'Meridiem' }).click();
    await picker.page().keyboard.type(meridiem);
  }
}

/** The text of a field with a date and a time. From right to left, its parts are isolated and in reverse order. */
export function getFieldText(text: string, direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? text.split(' ').toReversed().join('\u2069 \u2066') : text;
}
