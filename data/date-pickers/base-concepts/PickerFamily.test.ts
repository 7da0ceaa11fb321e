import { expect, type Locator } from '@playwright/test';

export const title =
  'The desktop picker opens lists in a popup, the mobile one a clock face in a modal dialog, and the static one has no field.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const dialog = page.getByRole('dialog');
  await expect(demo.getByRole('group')).toHaveCount(2);
  await expect(demo.locator('.MuiTimeClock-root')).toHaveCount(1);
  await demo.getByRole('group').nth(0).getByRole('button').click();
  await expect(dialog.getByRole('listbox')).toHaveCount(3);
  await expect(dialog.locator('.MuiTimeClock-root')).toHaveCount(0);
  await expect(dialog).not.toHaveAttribute('aria-modal');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await demo.getByRole('group').nth(1).getByRole('button').click();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog.locator('.MuiTimeClock-root')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
