import { expect, type Locator } from '@playwright/test';

export const title =
  'Booked days are disabled. After a start before them, ends after them are disabled as well, but later starts are enabled.';

export default async function test(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  const dialog = demo.page().getByRole('dialog');
  const day = (name: string) =>
    dialog.getByRole('grid', { name: 'May 2026' }).getByRole('gridcell', { name, exact: true });

  await expect(day('20')).toBeDisabled();
  await expect(day('22')).toBeEnabled();
  await day('12').click();
  await expect(day('20')).toBeDisabled();
  await expect(day('22')).toBeDisabled();
  await day('19').click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('05/12/2026 – 05/19/2026');

  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await day('22').click();
  await expect(day('28')).toBeEnabled();
  await day('28').click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('05/22/2026 – 05/28/2026');
}
