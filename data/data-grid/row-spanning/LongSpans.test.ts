import { expect, type Locator } from '@playwright/test';

export const title =
  'A merged cell of twenty rows in a pinned column stays complete when its first row is scrolled away, and not all rows are rendered.';

export default async function test(demo: Locator): Promise<void> {
  const zone = (id: number) =>
    demo.locator(`[role="row"][data-id="${id}"] [role="gridcell"][data-field="zone"]`);
  await expect(zone(1)).toHaveCSS('height', '1040px');
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => (element.scrollTop = 35 * 52));
  await expect(demo.locator('[role="row"][data-id="38"]')).toBeVisible();
  await expect(zone(21)).toHaveAttribute('aria-rowspan', '20');
  await expect(zone(21)).toHaveCSS('height', '1040px');
  await expect(zone(21)).toHaveClass(/MuiDataGrid-cell--pinnedLeft/);
  await expect(demo.locator('[role="row"][data-id="90"]')).toHaveCount(0);
}
