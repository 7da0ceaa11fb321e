import { expect, type Locator } from '@playwright/test';

export const title =
  'The model opens several cells at once. Enter closes one of them, and the buttons save or discard the others.';

export default async function test(demo: Locator): Promise<void> {
  const getStock = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="stock"]`);
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const editors = demo.locator('.MuiDataGrid-cell--editing');

  await press('Count stock');
  await expect(editors).toHaveCount(4);
  await getStock('B-104').locator('input').fill('25');
  await getStock('B-104').locator('input').press('Enter');
  await expect(getStock('B-104')).toHaveText('25');
  await expect(editors).toHaveCount(3);
  await getStock('B-117').locator('input').fill('61');
  await getStock('B-142').locator('input').fill('5');
  await press('Save all');
  await expect(editors).toHaveCount(0);
  await expect(getStock('B-117')).toHaveText('61');
  await expect(getStock('B-142')).toHaveText('5');

  await press('Count stock');
  await getStock('B-131').locator('input').fill('1');
  await press('Cancel');
  await expect(editors).toHaveCount(0);
  await expect(getStock('B-131')).toHaveText('8');
}
