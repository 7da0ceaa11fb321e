import { expect, type Locator } from '@playwright/test';

export const title = 'Users select the day and time of the start, and after Next those of the end.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const day = (name: string) => dialog.getByRole('gridcell', { name, exact: true });
  const hour = (name: string) => dialog.getByRole('option', { name, exact: true });
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await day('12').click();
  await hour('8 hours').click();
  await expect(input).toHaveValue(/05\/12\/2026/);
  await expect(input).toHaveValue(/08:00/);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await day('15').click();
  await hour('6 hours').click();
  await expect(input).toHaveValue(/05\/15\/2026/);
  await expect(input).toHaveValue(/06:00/);
  await expect(input).toHaveValue(/05\/12\/2026/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
