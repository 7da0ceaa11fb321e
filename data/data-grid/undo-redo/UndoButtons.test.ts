import { expect, type Locator } from '@playwright/test';

export const title =
  'The buttons in the toolbar have names, undo and redo an edit, and are disabled without a step.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: number, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const edit = async (id: number, field: string, value: string, end = 'Enter') => {
    await getCell(id, field).dblclick();
    await getCell(id, field).locator('input').fill(value);
    await getCell(id, field).locator('input').press(end);
    await expect(demo.locator('.MuiDataGrid-cell input')).toHaveCount(0);
  };
  const undo = demo.getByRole('button', { name: 'Undo' });
  const redo = demo.getByRole('button', { name: 'Redo' });
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  await edit(1, 'price', '45');
  await undo.click();
  await expect(getCell(1, 'price')).toHaveText('39');
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(getCell(1, 'price')).toHaveText('45');
  await expect(redo).toBeDisabled();
  await expect(undo).toBeEnabled();
}
