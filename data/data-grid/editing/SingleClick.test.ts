import { expect, type Locator } from '@playwright/test';

export const title =
  'One click opens the editor, a click inside it keeps it open, and a click on another cell saves and opens that one.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const editors = demo.locator('.MuiDataGrid-cell--editing');

  await getCell('B-117', 'id').click();
  await expect(editors).toHaveCount(0);
  await getCell('B-117', 'name').click();
  await expect(getCell('B-117', 'name').locator('input')).toBeFocused();
  await getCell('B-117', 'name').locator('input').fill('Disc brake pads');
  await getCell('B-117', 'name').locator('input').click();
  await expect(getCell('B-117', 'name').locator('input')).toHaveValue('Disc brake pads');
  await getCell('B-131', 'stock').click();
  await expect(getCell('B-131', 'stock').locator('input')).toBeFocused();
  await expect(getCell('B-117', 'name')).toHaveText('Disc brake pads');
  await expect(editors).toHaveCount(1);
  await demo.page().keyboard.press('Escape');
  await expect(editors).toHaveCount(0);
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(0);
}
