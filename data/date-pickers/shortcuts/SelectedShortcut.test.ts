import { expect, type Locator } from '@playwright/test';

export const title =
  'The handler of onChange receives the id of the selected shortcut, and no shortcut for typed values.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const dialog = demo.page().getByRole('dialog');
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  await dialog.getByRole('button', { name: 'Lunch' }).click();
  await expect(dialog).toBeHidden();
  await expect(output).toHaveText('Shortcut: lunch');
  await demo.getByRole('spinbutton', { name: 'Minutes' }).click();
  await demo.page().keyboard.type('45');
  await expect(output).toHaveText('Shortcut: none');
}
