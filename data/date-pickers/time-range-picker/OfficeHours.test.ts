import { expect, type Locator } from '@playwright/test';

export const title =
  'Users select the start in the popup, go on to the end with Next, and close the popup with OK.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const hours = dialog.getByRole('listbox', { name: 'Select hours' });
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await hours.getByRole('option', { name: '10 hours', exact: true }).click();
  await expect(input).toHaveValue(/10:00/);
  await expect(input).toHaveValue(/05:00/);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await hours.getByRole('option', { name: '6 hours', exact: true }).click();
  await expect(input).toHaveValue(/06:00/);
  await expect(input).toHaveValue(/10:00/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
