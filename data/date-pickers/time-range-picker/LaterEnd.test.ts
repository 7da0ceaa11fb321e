import { expect, type Locator } from '@playwright/test';

export const title =
  'The list of ends contains only times from the start on, and the list of starts all times.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const options = dialog.getByRole('option');
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await expect(options).toHaveCount(48);
  await dialog.getByRole('option', { name: '22:30' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(options).toHaveText(['22:30', '23:00', '23:30']);
  await options.nth(1).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue(/22:30/);
  await expect(demo.locator('input')).toHaveValue(/23:00/);
}
