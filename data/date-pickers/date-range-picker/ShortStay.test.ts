import { expect, type Locator } from '@playwright/test';

export const title =
  'After the start, only ends within 14 days are enabled. A range that is too long is an error until its end changes.';

export default async function test(demo: Locator): Promise<void> {
  const redLabel = demo.locator('label.Mui-error');
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  const dialog = demo.page().getByRole('dialog');
  const day = (month: string, name: string) =>
    dialog.getByRole('grid', { name: `${month} 2026` }).getByRole('gridcell', { name, exact: true });

  await expect(day('June', '9')).toBeEnabled();
  await day('May', '22').click();
  // Day 14 is June 4.
  await expect(day('June', '5')).toBeDisabled();
  await expect(day('June', '4')).toBeEnabled();
  await day('June', '4').click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('05/22/2026 – 06/04/2026');

  await demo.getByRole('button', { name: /^Choose range/ }).click();
  await day('May', '11').click();
  // The old end is too far away.
  await expect(redLabel).toHaveCount(1);
  await day('May', '24').click();
  await expect(dialog).toBeHidden();
  await expect(redLabel).toHaveCount(0);

  await demo.getByRole('spinbutton', { name: 'Day' }).last().click();
  await demo.page().keyboard.type('25');
  await expect(redLabel).toHaveCount(1);
}
