import { expect, type Locator } from '@playwright/test';

export const title =
  'A time typed into an empty field has the day of referenceDate, even after the field was cleared.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const { keyboard } = demo.page();
  await expect(text).toHaveText('No reminder');
  // The parts of an empty field have no room before it has the focus.
  await demo.getByRole('group').click();
  await expect(demo.getByRole('spinbutton', { name: 'Hours' })).toBeFocused();
  await keyboard.type('0815');
  await expect(text).toHaveText('Reminder: 2026-05-11 08:15');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await expect(text).toHaveText('No reminder');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('ArrowLeft');
  await keyboard.type('2130');
  await expect(text).toHaveText('Reminder: 2026-05-11 21:30');
}
