import { expect, type Locator } from '@playwright/test';

export const claim =
  'The state may be null or an invalid date while somebody types, and the field follows it.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const later = demo.getByRole('button', { name: 'A week later' });
  await later.click();
  await expect(output).toHaveText('The state holds 2026-05-19.');
  await expect(input).toHaveValue('05/19/2026');
  const month = demo.getByRole('spinbutton', { name: 'Month' });
  await month.click();
  await demo.page().keyboard.press('Backspace');
  await expect(output).toHaveText('The state holds null.');
  await month.click();
  await demo.page().keyboard.type('02312026');
  await expect(output).toHaveText('The state holds a Dayjs that is not valid.');
  await expect(later).toBeDisabled();
  await demo.getByRole('button', { name: 'No date yet' }).click();
  await expect(output).toHaveText('The state holds null.');
  await expect(input).toHaveValue('');
}
