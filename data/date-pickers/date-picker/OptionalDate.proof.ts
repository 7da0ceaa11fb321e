import { expect, type Locator } from '@playwright/test';

export const claim =
  'A click anywhere in the field opens the calendar. Buttons in the field and in the calendar clear the date.';

export default async function prove(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const input = demo.locator('input');
  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog).toBeHidden();
  await expect(input).toHaveValue('');
  await expect(demo.getByText('One way')).toBeVisible();

  await demo.getByRole('button', { name: /Choose date/ }).click();
  await dialog.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(demo.getByText('Both ways')).toBeVisible();
  await demo.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(demo.getByText('One way')).toBeVisible();
  await expect(dialog).toBeHidden();
}
