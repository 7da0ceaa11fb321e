import { expect, type Locator } from '@playwright/test';

export const title = 'The list contains only the times between 9:00 and 17:00, without the lunch hour.';

const TIMES = [
  '09:00 09:30 10:00 10:30 11:00 11:30',
  '13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00',
].flatMap((times) => times.split(' '));

export default async function test(demo: Locator): Promise<void> {
  const options = demo.getByRole('option');
  await expect(options).toHaveText(TIMES);
  // The item of the reference date is the tab stop, so that the list can be reached with the keyboard.
  const tabStop = demo.locator('[role="option"][tabindex="0"]');
  await expect(tabStop).toHaveText('09:00');
  await tabStop.press('ArrowDown');
  await demo.page().keyboard.press('Enter');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabStop).toHaveText('09:30');
}
