import { expect, type Locator } from '@playwright/test';

export const title =
  'A double-click opens an editor in the editable columns only. Enter keeps the new value, and Escape the old one.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.getByRole('row', { name: 'B-117' });
  const [id, name, stock] = ['id', 'name', 'stock'].map((field) => row.locator(`[data-field="${field}"]`));
  const editors = demo.locator('.MuiDataGrid-cell--editing');

  await name!.dblclick();
  await expect(editors).toHaveCount(1);
  await name!.locator('input').fill('Disc brake pads');
  await name!.locator('input').press('Enter');
  await expect(name!).toHaveText('Disc brake pads');
  await expect(editors).toHaveCount(0);

  await stock!.dblclick();
  await expect(stock!.locator('input')).toHaveValue('60');
  await stock!.locator('input').fill('75');
  await stock!.locator('input').press('Escape');
  await expect(stock!).toHaveText('60');

  await id!.dblclick();
  await expect(editors).toHaveCount(0);
}
