import { expect, type Locator } from '@playwright/test';

export const title =
  'The popup closes when a day is selected. The dialog stays open until OK, and Escape keeps the selected day.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const select = async (label: string, day: string) => {
    await demo.getByRole('group', { name: label }).getByRole('button').click();
    await dialog.getByRole('gridcell', { name: day, exact: true }).click();
  };
  for (const label of ['Responsive', 'Desktop']) {
    await select(label, '18');
    await expect(dialog).toBeHidden();
  }
  await select('Mobile', '18');
  await expect(dialog.getByRole('heading')).toHaveText('Wed, Mar 18');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  for (const input of await demo.locator('input').all()) {
    await expect(input).toHaveValue('03/18/2026');
  }

  const mobile = demo.locator('input').last();
  await select('Mobile', '20');
  await demo.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mobile).toHaveValue('03/20/2026');
  await select('Mobile', '23');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(mobile).toHaveValue('03/20/2026');
}
