import { expect, type Locator } from '@playwright/test';

export const title = 'A message says whether the range is reversed or outside the limits.';

export default async function test(demo: Locator): Promise<void> {
  const reversed = demo.getByText('The return must be after the pickup.');
  const outside = demo.getByText('Rentals are possible from 6 May, 8:00, to 31 May, 18:00.');
  const days = demo.getByRole('spinbutton', { name: 'Day' });
  const { keyboard } = demo.page();
  await expect(reversed).toHaveCount(0);
  await expect(outside).toHaveCount(0);
  await days.first().click();
  await keyboard.press('ArrowUp');
  await expect(reversed).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(reversed).toHaveCount(0);
  await keyboard.press('ArrowDown');
  await expect(outside).toHaveCount(0);
  await keyboard.press('ArrowDown');
  await expect(outside).toBeVisible();
  await keyboard.press('ArrowUp');
  await expect(outside).toHaveCount(0);
  await days.last().click();
  await keyboard.type('31');
  await expect(outside).toHaveCount(0);
  const hours = demo.getByRole('spinbutton', { name: 'Hours' });
  await hours.last().click();
  await keyboard.type('19');
  await expect(outside).toBeVisible();
}
