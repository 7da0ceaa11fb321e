import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'Ctrl+Z undoes edits and a paste of several cells one after another, and Ctrl+Y and Ctrl+Shift+Z redo them.';

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
  await edit(1, 'name', 'Floor lamp');
  await edit(2, 'stock', '5');
  await getCell(3, 'name').click();
  await pasteText(page, 'Shelf\t99\nDesk\t300');
  await expect(getCell(3, 'name')).toHaveText('Shelf');
  await expect(getCell(4, 'price')).toHaveText('300');

  await page.keyboard.press('ControlOrMeta+z');
  await expect(getCell(3, 'name')).toHaveText('Bookshelf');
  await expect(getCell(4, 'price')).toHaveText('450');
  await expect(getCell(3, 'name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getCell(2, 'stock')).toHaveText('6');
  await expect(getCell(1, 'name')).toHaveText('Floor lamp');
  await expect(getCell(2, 'stock')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getCell(1, 'name')).toHaveText('Desk lamp');
  await expect(getCell(1, 'name')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+y');
  await expect(getCell(1, 'name')).toHaveText('Floor lamp');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(getCell(2, 'stock')).toHaveText('5');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(getCell(4, 'name')).toHaveText('Desk');
}
