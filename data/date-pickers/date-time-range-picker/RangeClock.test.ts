import { expect, type Locator } from '@playwright/test';

export const title =
  'The popup contains a clock face next to the calendar, first for the start and then for the end.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const face = dialog.getByRole('listbox', { name: /^Select hours/ });
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await expect(dialog.locator('.MuiClock-root')).toBeVisible();
  await expect(dialog.getByRole('grid')).toHaveCount(1);
  await face.press('ArrowUp');
  await expect(input).toHaveValue(/10:00/);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await face.press('ArrowUp');
  await expect(input).toHaveValue(/06:00/);
  await expect(input).toHaveValue(/10:00/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}
