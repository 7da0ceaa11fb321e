import { expect, type Locator } from '@playwright/test';

export const title = 'Ctrl+A selects all cells and no rows, and Escape clears the selection.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const selected = demo.locator('.MuiDataGrid-cell.Mui-selected');
  const page = demo.page();
  await getCell('support', 'q2').click();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(selected).toHaveCount(20);
  await expect(demo.locator('.MuiDataGrid-row.Mui-selected')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(0);
}
