import { expect, type Locator } from '@playwright/test';

export const title =
  'Delete clears the selected numbers but no names, and edits the cell if only one is selected.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  await getCell('design', 'department').click();
  await getCell('sales', 'q2').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  for (const [id, name, q3] of [
    ['design', 'Design', '39'],
    ['sales', 'Sales', '74'],
  ] as const) {
    // oxlint-disable no-await-in-loop
    await expect(getCell(id, 'q1')).toHaveText('');
    await expect(getCell(id, 'q2')).toHaveText('');
    await expect(getCell(id, 'department')).toHaveText(name);
    await expect(getCell(id, 'q3')).toHaveText(q3);
    // oxlint-enable no-await-in-loop
  }
  await expect(demo.locator('.MuiDataGrid-cell input')).toHaveCount(0);

  await getCell('legal', 'q4').click();
  await page.keyboard.press('Delete');
  await expect(getCell('legal', 'q4').locator('input')).toBeFocused();
}
