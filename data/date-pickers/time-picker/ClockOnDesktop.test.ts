import { expect, type Locator } from '@playwright/test';

export const title =
  'On desktop, the popup contains a clock face, which shows the hours and then the minutes.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const face = (view: string) => dialog.getByRole('listbox', { name: new RegExp(`^Select ${view}`) });
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  await expect(dialog.locator('.MuiClock-root')).toBeVisible();
  await face('hours').press('ArrowUp');
  await expect(input).toHaveValue(/08:00/);
  await face('hours').press('Enter');
  await face('minutes').press('PageUp');
  await expect(input).toHaveValue(/08:05/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(input).toHaveValue(/07:00/);
}
