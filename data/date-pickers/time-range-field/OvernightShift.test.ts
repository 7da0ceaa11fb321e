import { expect, type Locator } from '@playwright/test';

export const title =
  'An end before the start is on the next day and no error, and an end after the start is on the same day.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const field = demo.getByRole('group', { name: 'Night shift' });
  const hours = field.getByRole('spinbutton', { name: 'Hours' });
  const { keyboard } = demo.page();
  await expect(text).toHaveText('8 h 0 min');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await hours.first().click();
  await keyboard.type('0400');
  await expect(text).toHaveText('2 h 0 min');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await hours.last().click();
  await keyboard.type('0315');
  await expect(demo.locator('input')).toHaveValue('04:00 – 03:15');
  await expect(text).toHaveText('23 h 15 min');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
}
