import { expect, type Locator } from '@playwright/test';

export const title =
  'The panel moves the fruit from the rows to the columns and changes the sum to the smallest harvest, and the grid follows.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  const panel = demo.locator('.MuiDataGrid-sidebar');
  await panel.getByRole('button', { name: 'sum', exact: true }).click();
  await page.getByRole('menuitem', { name: 'min', exact: true }).click();
  const apples = demo.getByRole('row', { name: 'Apples (3)' });
  await expect(apples.locator('[data-field="2025>->crates"]')).toHaveText('30');

  const fruit = panel.locator('.MuiDataGrid-pivotPanelField', { hasText: 'Fruit' });
  await fruit.getByRole('button', { name: 'Field options' }).click();
  await page.getByRole('menuitem', { name: 'Columns', exact: true }).click();
  await expect(apples).toHaveCount(0);
  await expect(panel.getByText('Drag here to create rows')).toBeVisible();
  const farm = panel.locator('.MuiDataGrid-pivotPanelField', { hasText: 'Farm' });
  await farm.getByRole('button', { name: 'Field options' }).click();
  await page.getByRole('menuitem', { name: 'Add to Rows', exact: true }).click();
  const north = demo.getByRole('row', { name: 'North (4)' });
  await expect(north.locator('[data-field="2026>->Pears>->crates"]')).toHaveText('25');
}
