import { expect, type Locator } from '@playwright/test';

export const title = 'Typed and selected ends before the start count as the next day, without an error.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const shift = demo.getByRole('group', { name: 'Shift' });
  const hours = demo.getByRole('spinbutton', { name: 'Hours' });
  await expect(output).toHaveText('8 hours');
  await hours.last().click();
  await demo.page().keyboard.type('0730');
  await expect(output).toHaveText('9.5 hours');
  await expect(shift).toHaveAttribute('aria-invalid', 'false');
  await hours.last().click();
  await demo.page().keyboard.type('2330');
  await expect(output).toHaveText('1.5 hours');

  await demo.getByRole('button', { name: /^Choose range/ }).click();
  const dialog = demo.page().getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('option', { name: '5 hours', exact: true }).click();
  await expect(output).toHaveText('7.5 hours');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue(/22:00/);
  await expect(demo.locator('input')).toHaveValue(/05:30/);
  await expect(shift).toHaveAttribute('aria-invalid', 'false');
}
