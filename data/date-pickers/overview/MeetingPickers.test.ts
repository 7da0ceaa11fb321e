import { expect, type Locator } from '@playwright/test';

export const title = 'Users select a date, a time, or both in one value.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const open = (label: string) =>
    demo
      .getByRole('group', { name: label })
      .getByRole('button', { name: /^Choose/ })
      .click();
  const day = dialog.getByRole('gridcell', { name: '20', exact: true });
  const hour = dialog.getByRole('option', { name: '10 hours', exact: true });
  const inputs = demo.locator('input');

  await open('Deadline');
  await day.click();
  await expect(inputs.nth(0)).toHaveValue('05/20/2026');
  await expect(dialog).toBeHidden();
  await open('Daily call');
  await hour.click();
  await expect(inputs.nth(1)).toHaveValue(/10:15/);
  await demo.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open('Review');
  await day.click();
  await expect(inputs.nth(2)).toHaveValue(/05\/20\/2026/);
  await expect(inputs.nth(2)).toHaveValue(/03:30/);
}
