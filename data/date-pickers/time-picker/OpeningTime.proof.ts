import { expect, type Locator } from '@playwright/test';

export const claim = 'An empty picker takes the day, and the minute of a selected hour, from referenceDate.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const dialog = demo.page().getByRole('dialog');
  await expect(output).toHaveText('null');
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  await dialog.getByRole('option', { name: '10 hours', exact: true }).click();
  await expect(output).toHaveText('2026-05-04 10:30:00');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await demo.getByRole('button', { name: 'Set 7:00' }).click();
  await expect(demo.locator('input')).toHaveValue('07:00');
  await demo.getByRole('button', { name: 'Set null' }).click();
  await expect(output).toHaveText('null');
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await demo.page().keyboard.type('0915');
  await expect(output).toHaveText('2026-05-04 09:15:00');
}
