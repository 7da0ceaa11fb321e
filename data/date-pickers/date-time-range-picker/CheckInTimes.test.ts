import { expect, type Locator } from '@playwright/test';

export const title = 'A selected start is at 15:00, and a selected end at 11:00.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await dialog.getByRole('gridcell', { name: '12', exact: true }).click();
  await expect(input).toHaveValue(/15:00/);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await dialog.getByRole('gridcell', { name: '15', exact: true }).click();
  await expect(input).toHaveValue(/11:00/);
  await expect(input).toHaveValue(/15:00/);
  await expect(input).toHaveValue(/05\/15\/2026/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
