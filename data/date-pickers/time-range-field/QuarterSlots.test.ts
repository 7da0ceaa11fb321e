import { expect, type Locator } from '@playwright/test';

export const title =
  'Arrow keys change the minutes of both times by 15, and typed minutes between are an error.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const field = demo.getByRole('group', { name: 'Lesson' });
  const minutes = field.getByRole('spinbutton', { name: 'Minutes' });
  const { keyboard } = demo.page();
  await minutes.first().click();
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue('09:15 – 10:00');
  await minutes.last().click();
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue('09:15 – 10:30');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await keyboard.type('40');
  await expect(input).toHaveValue('09:15 – 10:40');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}
