import { expect, type Locator } from '@playwright/test';

export const claim = 'Orders are sorted by total, and editing the number of bags updates the total.';

export default async function prove(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  const total = demo.getByRole('row', { name: 'Studio Basalt' }).locator('[data-field="total"]');
  await expect(rows.first()).toContainText('Oda & Sons');
  await expect(total).toHaveText('€ 38.40');
  const bags = demo.getByRole('row', { name: 'Studio Basalt' }).locator('[data-field="bags"]');
  await bags.dblclick();
  await bags.getByRole('spinbutton').fill('40');
  await bags.getByRole('spinbutton').press('Enter');
  await expect(total).toHaveText('€ 512.00');
  await expect(rows.first()).toContainText('Studio Basalt');
  await demo.getByRole('columnheader', { name: 'Order' }).click();
  await expect(rows.first()).toContainText('Café Lumen');
}
