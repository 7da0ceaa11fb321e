import { expect, type Locator } from '@playwright/test';

export const title =
  'The label of a year stays in sight, next to the pinned column, while users scroll through its columns.';

export default async function test(demo: Locator): Promise<void> {
  const label = demo.locator('.MuiDataGrid-columnHeaderTitleContainerContent', { hasText: '2025' });
  const pinned = demo.locator('[role="columnheader"][data-field="__row_group_by_columns_group__"]');
  await expect(label).toBeVisible();
  const isLtr = await demo.evaluate((element) => getComputedStyle(element).direction === 'ltr');
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((element, x) => element.scrollTo({ left: x, behavior: 'instant' }), isLtr ? 150 : -150);
  await expect
    .poll(async () => {
      const [text, column] = await Promise.all([label.boundingBox(), pinned.boundingBox()]);
      return isLtr ? text!.x - (column!.x + column!.width) : column!.x - (text!.x + text!.width);
    })
    .toBeGreaterThan(0);
  await expect(label).toBeInViewport();
}
