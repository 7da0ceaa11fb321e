import { expect, type Locator } from '@playwright/test';

export const claim =
  'Larger steps make shorter lists, and one list replaces the columns. Disabled times are left out.';

export default async function prove(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const options = dialog.getByRole('option');
  const select = (name: string) => demo.getByRole('button', { name }).click();
  const open = () => demo.getByRole('button', { name: /^Choose time/ }).click();

  // 9:00 to 17:30 every half hour.
  await open();
  await expect(options).toHaveCount(18);
  await dialog.getByRole('option', { name: '16:30' }).click();
  await expect(dialog).toBeHidden();
  await expect(input).toHaveValue('16:30');

  // 9 hours, and 2 minutes.
  await select('30 minutes');
  await open();
  await expect(options).toHaveCount(11);
  await dialog.getByRole('option', { name: '9 hours', exact: true }).click();
  await expect(input).toHaveValue('09:00');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('option', { name: '30 minutes' }).click();
  await expect(dialog).toBeHidden();
  await expect(input).toHaveValue('09:30');

  // 9 hours, and 12 minutes.
  await select('5 minutes');
  await open();
  await expect(options).toHaveCount(21);
}
