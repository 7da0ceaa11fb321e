import { expect, type Locator } from '@playwright/test';

export const title =
  'The checkboxes and the actions are pinned, and stay usable after scrolling to the last column.';

export default async function test(demo: Locator): Promise<void> {
  const left = demo.locator('.MuiDataGrid-columnHeader--pinnedLeft');
  await expect(left).toHaveText(['', 'Store']);
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((element) => (element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -900 : 900));
  const row = demo.getByRole('row', { name: 'Old Market' });
  await row.getByRole('checkbox').check();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row.getByRole('menuitem', { name: 'Print Old Market' })).toBeVisible();
}
