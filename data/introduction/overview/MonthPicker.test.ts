import { expect, type Locator } from '@playwright/test';

export const title = 'Users select a month without a day. Months without data are disabled.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('6,480 bikes rented')).toBeVisible();
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const dialog = demo.locator('xpath=ancestor::body').getByRole('dialog');
  await dialog.getByRole('radio', { name: '2025' }).click();
  await expect(dialog.getByRole('radio', { name: /^Jul/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Jan/ }).click();
  await expect(demo.getByText('3,180 bikes rented')).toBeVisible();
}
