import { expect, type Locator } from '@playwright/test';

export const title =
  'While users type, the state can be null or an invalid date. Changing the state changes the field.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const later = demo.getByRole('button', { name: 'Add a week' });
  await later.click();
  await expect(output).toHaveText('State: 2026-05-19');
  await expect(input).toHaveValue('05/19/2026');
  const month = demo.getByRole('spinbutton', { name: 'Month' });
  await month.click();
  await demo.page().keyboard.press('Backspace');
  await expect(output).toHaveText('State: null');
  await month.click();
  await demo.page().keyboard.type('02312026');
  await expect(output).toHaveText('State: an invalid Dayjs');
  await expect(later).toBeDisabled();
  await demo.getByRole('button', { name: 'Set to null' }).click();
  await expect(output).toHaveText('State: null');
  await expect(input).toHaveValue('');
}
