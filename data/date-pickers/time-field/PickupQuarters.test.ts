import { expect, type Locator } from '@playwright/test';

export const title =
  'Arrow keys change the minutes by 15, and typed minutes between the steps show a message.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const text = demo.locator('p');
  const { keyboard } = demo.page();
  await demo.getByRole('spinbutton', { name: 'Minutes' }).click();
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue('09:15');
  await keyboard.press('ArrowDown');
  await expect(input).toHaveValue('09:00');
  await keyboard.press('ArrowDown');
  await expect(input).toHaveValue('09:45');
  await expect(text).toHaveText('Every 15 minutes');
  await keyboard.type('10');
  await expect(input).toHaveValue('09:10');
  await expect(text).toHaveText('Enter 00, 15, 30 or 45 minutes.');
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue('09:15');
  await expect(text).toHaveText('Every 15 minutes');
}
