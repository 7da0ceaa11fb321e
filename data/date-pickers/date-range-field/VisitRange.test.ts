import { expect, type Locator } from '@playwright/test';

export const title = 'An empty input takes both dates one after the other, without a button or a calendar.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const field = demo.getByRole('group', { name: 'Visit' });
  const { keyboard } = demo.page();
  await expect(field.getByRole('spinbutton')).toHaveCount(6);
  await expect(field.getByRole('button')).toHaveCount(0);
  await expect(input).toHaveValue('');
  await field.getByRole('spinbutton', { name: 'Month' }).first().click();
  await keyboard.type('05112026');
  await expect(input).toHaveValue('05/11/2026 – MM/DD/YYYY');
  await keyboard.type('05152026');
  await expect(input).toHaveValue('05/11/2026 – 05/15/2026');
}
