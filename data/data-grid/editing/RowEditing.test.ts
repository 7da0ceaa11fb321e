import { expect, type Locator } from '@playwright/test';

export const title =
  'All editable cells of the row are edited and saved together. A click in the same row does not save, nor does a click that leaves a cell of the row that is not editable.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('[role="row"][data-id="B-117"]');
  const [id, name, stock] = ['id', 'name', 'stock'].map((field) => row.locator(`[data-field="${field}"]`));
  const otherName = demo.locator('[role="row"][data-id="B-104"] [data-field="name"]');

  await name!.dblclick();
  await name!.locator('input').fill('Disc brake pads');
  await stock!.locator('input').click();
  await stock!.locator('input').fill('75');
  await id!.click();
  await expect(stock!.locator('input')).toHaveValue('75');
  await otherName.click();
  await expect(otherName).toBeFocused();
  await expect(stock!.locator('input')).toHaveValue('75');
  await stock!.locator('input').click();
  await otherName.click();
  await expect(name!).toHaveText('Disc brake pads');
  await expect(stock!).toHaveText('75');

  await stock!.dblclick();
  await name!.locator('input').fill('Pads');
  await stock!.locator('input').fill('1');
  await stock!.locator('input').press('Escape');
  await expect(name!).toHaveText('Disc brake pads');
  await expect(stock!).toHaveText('75');
}
