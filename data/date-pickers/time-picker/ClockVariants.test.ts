import { expect, type Locator } from '@playwright/test';

export const title =
  'The desktop picker opens lists. The mobile picker opens a clock face that users can also set with the keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const open = (index: number) =>
    demo
      .getByRole('button', { name: /^Choose time/ })
      .nth(index)
      .click();
  await open(0);
  await expect(dialog.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  await dialog.getByRole('option', { name: '8 hours', exact: true }).click();
  await expect(inputs.nth(0)).toHaveValue(/08:00/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();

  await open(1);
  const face = (time: string) => dialog.getByRole('listbox', { name: `Selected time is ${time}` });
  await face('07:00 PM').press('ArrowUp');
  await face('08:00 PM').press('Enter');
  await expect(dialog.getByRole('listbox', { name: /^Select minutes/ })).toHaveCount(1);
  await face('08:00 PM').press('ArrowUp');
  await expect(face('08:01 PM')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(inputs.nth(1)).toHaveValue(/07:00/);
}
