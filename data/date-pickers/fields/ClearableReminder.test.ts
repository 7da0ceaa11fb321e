import { expect, type Locator } from '@playwright/test';

export const title =
  'A button clears the field, moves the focus into it and disappears until a section is filled.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const clear = demo.getByRole('button', { name: 'Clear' });
  await expect(input).toHaveValue(/04.17.2026/);
  await demo.getByRole('group', { name: 'Reminder' }).hover();
  await clear.click();
  await expect(input).toHaveValue('');
  // The first section of the document: from right to left, the time is before the date.
  const first = direction === 'rtl' ? 'Meridiem' : 'Month';
  await expect(demo.getByRole('spinbutton', { name: first })).toBeFocused();
  await expect(clear).toHaveCount(0);
  // One filled section is enough for the button.
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await demo.page().keyboard.type('05');
  await expect(clear).toHaveCount(1);
}
