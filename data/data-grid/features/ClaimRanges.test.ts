import { expect, type Locator } from '@playwright/test';

export const title = 'Shift+click selects a range of cells, and Ctrl+Z undoes an edit.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  await getCell('E-301', 'category').click();
  await getCell('E-303', 'amount').click({ modifiers: ['Shift'] });
  await expect(demo.locator('.MuiDataGrid-cell.Mui-selected')).toHaveCount(6);

  const amount = getCell('E-302', 'amount');
  await amount.dblclick();
  await amount.locator('input').fill('1000');
  await amount.locator('input').press('Enter');
  await expect(amount).toHaveText('€1,000');
  await demo.page().keyboard.press('Control+z');
  await expect(amount).toHaveText('€980');
}
