import { expect, type Locator } from '@playwright/test';

export const title =
  'A message says that the start is too early, that the end is too late, or that the end is before the start.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const input = demo.locator('input');
  const hours = demo.getByRole('spinbutton', { name: 'Hours' });
  const { keyboard } = demo.page();
  await expect(text).toHaveText('08:00 to 20:00');
  await hours.first().click();
  await keyboard.type('0759');
  await expect(text).toHaveText('The building opens at 08:00.');
  await hours.first().click();
  await keyboard.type('0800');
  await expect(text).toHaveText('08:00 to 20:00');
  await hours.last().click();
  await keyboard.type('2001');
  await expect(text).toHaveText('The building closes at 20:00.');
  await hours.last().click();
  await keyboard.type('2000');
  await expect(text).toHaveText('08:00 to 20:00');
  await hours.first().click();
  await keyboard.type('1200');
  await hours.last().click();
  await keyboard.type('1130');
  await expect(input).toHaveValue('12:00 – 11:30');
  await expect(text).toHaveText('The end is before the start.');
}
