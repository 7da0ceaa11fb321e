import { expect, type Locator } from '@playwright/test';

export const title = 'Undo and redo of an edit on another page open this page and focus the cell.';

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
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await edit(1, 'name', 'Floor lamp');
  for (const [key, name] of [
    ['ControlOrMeta+z', 'Desk lamp'],
    ['ControlOrMeta+y', 'Floor lamp'],
  ] as const) {
    // oxlint-disable no-await-in-loop
    await next.click();
    await expect(getCell(1, 'name')).toHaveCount(0);
    await getCell(3, 'name').click();
    await page.keyboard.press(key);
    await expect(getCell(1, 'name')).toHaveText(name);
    await expect(getCell(1, 'name')).toBeFocused();
    // oxlint-enable no-await-in-loop
  }
}
