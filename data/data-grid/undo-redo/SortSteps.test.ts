import { expect, type Locator } from '@playwright/test';

export const title = 'Ctrl+Z undoes an edit and then each change of the sorting, and Ctrl+Y sorts again.';

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
  const rows = demo.locator('.MuiDataGrid-row');
  const stock = demo.locator('[role="columnheader"][data-field="stock"]');
  const expectFirst = (id: string) => expect(rows.first()).toHaveAttribute('data-id', id);
  await stock.click();
  await expectFirst('4');
  await stock.click();
  await expectFirst('1');
  await edit(3, 'price', '130');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getCell(3, 'price')).toHaveText('120');
  await expect(stock).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stock).toHaveAttribute('aria-sort', 'ascending');
  await expectFirst('4');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stock).toHaveAttribute('aria-sort', 'none');
  await expectFirst('1');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(stock).toHaveAttribute('aria-sort', 'ascending');
}
