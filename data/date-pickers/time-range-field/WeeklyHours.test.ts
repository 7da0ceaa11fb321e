import { expect, type Locator } from '@playwright/test';

export const title =
  'Each day has its own range, which users can change, fill and clear without changing the other days.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const { keyboard } = demo.page();
  const hours = (name: string) =>
    demo.getByRole('group', { name }).getByRole('spinbutton', { name: 'Hours' });
  await expect(output).toHaveText('Friday: 09:00-17:30, Saturday: 10:00-14:00, Sunday: closed');
  await hours('Friday').last().click();
  await keyboard.type('1800');
  await expect(output).toHaveText('Friday: 09:00-18:00, Saturday: 10:00-14:00, Sunday: closed');
  await hours('Sunday').first().click();
  await keyboard.type('11001300');
  await expect(output).toHaveText('Friday: 09:00-18:00, Saturday: 10:00-14:00, Sunday: 11:00-13:00');
  await hours('Saturday').first().click();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await expect(output).toHaveText('Friday: 09:00-18:00, Saturday: closed, Sunday: 11:00-13:00');
}
