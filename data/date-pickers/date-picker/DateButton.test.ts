import { expect, type Locator } from '@playwright/test';

export const title =
  'A button takes the place of the field: it opens the calendar and shows the selected date.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button');
  const dialog = demo.page().getByRole('dialog');
  await button.click();
  await expect(dialog).toBeVisible();
  await demo.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toHaveText('Select a due date');
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('gridcell', { name: '15', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toHaveText('Due 15 March 2026');
}
