import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'After Escape in an editor and after a paste that changes nothing, Ctrl+Z still undoes the earlier edit.';

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
  await edit(2, 'name', 'Stool', 'Escape');
  await expect(getCell(2, 'name')).toHaveText('Office chair');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getCell(1, 'name')).toHaveText('Desk lamp');

  await edit(1, 'name', 'Floor lamp');
  await getCell(2, 'id').click();
  await pasteText(page, '9');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getCell(1, 'name')).toHaveText('Desk lamp');
  await expect(getCell(2, 'id')).toHaveText('2');
}
