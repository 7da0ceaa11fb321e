import { expect, type Locator } from '@playwright/test';

export const title =
  'One list has a time every half hour. For the end, each time after the start shows the length.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const options = dialog.getByRole('option');
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await expect(dialog.getByRole('listbox')).toHaveCount(1);
  await expect(options).toHaveCount(48);
  await expect(options.nth(44)).toHaveText('22:00');
  await dialog.getByRole('option', { name: '20:00', exact: true }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(options.nth(40)).toHaveText('20:00');
  await expect(options.nth(41)).toHaveText('20:30 (0.5 h)');
  await expect(options.nth(47)).toHaveText('23:30 (3.5 h)');
  await options.nth(45).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue(/20:00/);
  await expect(demo.locator('input')).toHaveValue(/22:30/);
}
