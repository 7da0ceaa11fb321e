import { expect, type Locator } from '@playwright/test';

export const title =
  'A shortcut of a range sets both dates, and the calendar shows this range when it opens again.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const input = demo.locator('input');
  const choose = async (label: string) => {
    await demo.getByRole('button', { name: /^Choose range/ }).click();
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  };
  await choose('Last 7 days');
  await expect(input).toHaveValue('05/07/2026 – 05/13/2026');
  await choose('Last month');
  await expect(input).toHaveValue('04/01/2026 – 04/30/2026');
  await choose('Since 1 January');
  await expect(input).toHaveValue('01/01/2026 – 05/13/2026');
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await expect(dialog.getByRole('grid', { name: 'January 2026' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog).toBeHidden();
  await expect(input).toHaveValue('');
}
