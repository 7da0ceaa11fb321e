import { expect, type Locator } from '@playwright/test';

export const claim =
  'Buttons and the column menu change the same model, and each menu offers only the functions of the grid and the column.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const total = demo.locator('[data-id="auto-generated-group-footer-root"]');
  const openMenu = async (column: string) => {
    const header = demo.getByRole('columnheader', { name: column });
    await header.hover();
    await header.getByRole('button', { name: `${column} column menu` }).click();
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  };
  await expect(total.locator('[data-field="price"]')).toHaveText('2,400');
  await demo.getByRole('button', { name: 'Lowest' }).click();
  await expect(total.locator('[data-field="price"]')).toHaveText('25');
  await expect(demo.getByRole('status')).toHaveText('Model: {"units":"min","price":"min"}');

  await openMenu('Units');
  await page.getByRole('combobox', { name: 'Aggregation' }).click();
  await expect(page.getByRole('option')).toHaveText(['...', 'avg', 'min', 'max']);
  await page.getByRole('option', { name: 'avg' }).click();
  await expect(demo.getByRole('status')).toHaveText('Model: {"price":"min","units":"avg"}');
  await expect(total.locator('[data-field="units"]')).toHaveText('10');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await openMenu('Price');
  await page.getByRole('combobox', { name: 'Aggregation' }).click();
  await expect(page.getByRole('option')).toHaveText(['...', 'min', 'max']);
  await page.getByRole('option', { name: 'max' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await openMenu('Product');
  await expect(page.getByRole('combobox', { name: 'Aggregation' })).toHaveCount(0);
}
