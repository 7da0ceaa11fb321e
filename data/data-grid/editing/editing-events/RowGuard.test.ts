import { expect, type Locator } from '@playwright/test';

export const title =
  'A click outside does not end row editing but shows a message, Enter saves the row and Escape discards it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const alert = demo.getByRole('alert');
  const editors = demo.locator('.MuiDataGrid-cell--editing');
  const getCell = (id: number, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  await getCell(1, 'pots').dblclick();
  await expect(alert).toContainText('Editing Basil: Enter saves, Escape discards.');
  await getCell(1, 'pots').locator('input').fill('13');
  await getCell(3, 'name').click();
  await expect(alert).toContainText('Save or discard Basil first.');
  await expect(editors).toHaveCount(3);
  await getCell(1, 'pots').locator('input').press('Enter');
  await expect(alert).toContainText('Edit a row.');
  await expect(getCell(1, 'pots')).toHaveText('13');
  await getCell(2, 'pots').dblclick();
  await getCell(2, 'pots').locator('input').fill('99');
  await page.keyboard.press('Escape');
  await expect(editors).toHaveCount(0);
  await expect(getCell(2, 'pots')).toHaveText('6');
}
