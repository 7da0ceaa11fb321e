import { expect, type Locator } from '@playwright/test';

export const title =
  'The desktop popup contains only lists and buttons. The mobile dialog has tabs for the start and the end as well.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const open = (index: number) =>
    demo
      .getByRole('button', { name: /^Choose range/ })
      .nth(index)
      .click();
  const hour = (name: string) => dialog.getByRole('option', { name, exact: true });

  await open(0);
  await expect(hour('11 hours')).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await expect(dialog.locator('.MuiPickersToolbar-root')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await open(1);
  await expect(dialog.getByRole('tab')).toHaveCount(2);
  await dialog.getByRole('tab').last().click();
  await hour('15 hours').click();
  await expect(inputs.nth(1)).toHaveValue(/15:30/);
  await dialog.getByRole('tab').first().click();
  await hour('11 hours').click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(inputs.nth(1)).toHaveValue(/11:00/);
}
