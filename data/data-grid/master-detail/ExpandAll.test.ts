import { expect, type Locator } from '@playwright/test';

export const title = 'A button in the header expands the panels of all rows, and then collapses them.';

export default async function test(demo: Locator): Promise<void> {
  const toggles = demo.locator('[role="gridcell"] .MuiDataGrid-detailPanelToggleCell');
  await expect(toggles.first()).toHaveAttribute('aria-expanded', 'false');
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(demo.getByRole('region', { name: 'Items of shipment 501' })).toBeVisible();
  await expect(demo.getByRole('region', { name: 'Items of shipment 502' })).toBeVisible();
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(demo.locator('.MuiDataGrid-detailPanel')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Expand all' })).toBeVisible();
}
