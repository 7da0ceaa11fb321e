import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title = 'The saved rows follow each edit and paste, each undo and each redo.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: number, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  const edit = async (id: number, field: string, value: string, end = 'Enter') => {
    await getCell(id, field).dblclick();
    await getCell(id, field).locator('input').fill(value);
    await getCell(id, field).locator('input').press(end);
    await expect(demo.locator('.MuiDataGrid-cell input')).toHaveCount(0);
  };
  const output = demo.getByRole('status');
  await edit(1, 'stock', '20');
  await expect(output).toHaveText('Saved stock: 20, 6, 9, 3');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(output).toHaveText('Saved stock: 14, 6, 9, 3');
  await expect(getCell(1, 'stock')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(output).toHaveText('Saved stock: 20, 6, 9, 3');

  await getCell(2, 'stock').click();
  await pasteText(page, '7\n8');
  await expect(output).toHaveText('Saved stock: 20, 7, 8, 3');
  await expect(getCell(3, 'stock')).toHaveText('8');
  await edit(4, 'stock', '2');
  await expect(output).toHaveText('Saved stock: 20, 7, 8, 2');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(output).toHaveText('Saved stock: 20, 7, 8, 3');
  await expect(getCell(4, 'stock')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(output).toHaveText('Saved stock: 20, 6, 9, 3');
  await expect(getCell(3, 'stock')).toHaveText('9');
  await expect(getCell(2, 'stock')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(output).toHaveText('Saved stock: 20, 7, 8, 3');
}
