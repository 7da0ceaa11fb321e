import { expect, type Locator } from '@playwright/test';

export const title =
  'The nights are counted if both dates are complete and in the right order, and not for a partial or a reversed range.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const { keyboard } = demo.page();
  const days = demo.getByRole('spinbutton', { name: 'Day' });
  await expect(text).toHaveText('4 nights');
  await days.last().click();
  await keyboard.press('ArrowUp');
  await expect(text).toHaveText('5 nights');
  await keyboard.press('Delete');
  await expect(text).toHaveText('Enter an arrival and a later departure');
  await keyboard.type('13');
  await expect(text).toHaveText('2 nights');
  await days.first().click();
  await keyboard.type('20');
  await expect(demo.locator('input')).toHaveValue('05/20/2026 – 05/13/2026');
  await expect(text).toHaveText('Enter an arrival and a later departure');
}
