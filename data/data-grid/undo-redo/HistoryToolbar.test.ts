import { expect, type Locator } from '@playwright/test';

export const title = 'The custom buttons undo and redo an edit, and the third one removes all steps.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: number, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const edit = async (id: number, field: string, value: string, end = 'Enter') => {
    await getCell(id, field).dblclick();
    await getCell(id, field).locator('input').fill(value);
    await getCell(id, field).locator('input').press(end);
    await expect(demo.locator('.MuiDataGrid-cell input')).toHaveCount(0);
  };
  const buttons = demo.getByRole('toolbar').getByRole('button');
  const [undo, redo, forget] = [buttons.nth(0), buttons.nth(1), buttons.nth(2)];
  await expect(undo).toBeDisabled();
  await edit(1, 'price', '45');
  await undo.click();
  await expect(getCell(1, 'price')).toHaveText('39');
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(getCell(1, 'price')).toHaveText('45');
  await expect(redo).toBeDisabled();
  await expect(undo).toBeEnabled();
  await forget.click();
  await expect(undo).toBeDisabled();
  await expect(getCell(1, 'price')).toHaveText('45');
}
