import { expect, type Locator } from '@playwright/test';

export const title = 'In a wide window the picker opens a popup, in a narrow one a dialog.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('480 px or wider')).toBeVisible();
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await expect(demo.locator('xpath=ancestor::body').getByRole('dialog')).toBeVisible();
}
