import { expect, type Locator } from '@playwright/test';

export const title = 'Keys change the time of the clock at once, and Enter shows the next view.';

export default async function test(demo: Locator): Promise<void> {
  const clock = demo.getByRole('listbox');
  const press = async (key: string, text: string) => {
    await demo.page().keyboard.press(key);
    await expect(demo.locator('output')).toHaveText(text);
  };
  await clock.focus();
  await expect(clock).toHaveAccessibleName('Select hours. Selected time is 10:30 PM');
  await press('ArrowUp', 'hours: 11:30 PM');
  await press('ArrowUp', 'hours: 12:30 PM');
  // At 12 PM, the smallest and the largest value are those of the morning.
  await press('PageUp', 'hours: 11:30 PM');
  await press('ArrowUp', 'hours: 12:30 PM');
  await press('PageDown', 'hours: 7:30 PM');
  await press('Home', 'hours: 12:30 PM');
  await press('End', 'hours: 11:30 PM');
  await press('PageUp', 'hours: 11:30 PM');
  await press('ArrowDown', 'hours: 10:30 PM');
  await press('Enter', 'minutes: 10:30 PM');
  await expect(clock).toBeFocused();
  await press('ArrowUp', 'minutes: 10:31 PM');
  const active = await clock.getAttribute('aria-activedescendant');
  await expect(demo.getByRole('option', { selected: true })).toHaveCount(0);
  await press('PageDown', 'minutes: 10:26 PM');
  await press('Home', 'minutes: 10:00 PM');
  await expect(demo.getByRole('option', { name: '00 minutes' })).toHaveAttribute('id', active ?? '');
  await press('ArrowDown', 'minutes: 10:59 PM');
}
