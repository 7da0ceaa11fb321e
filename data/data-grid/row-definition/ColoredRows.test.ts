import { expect, type Locator } from '@playwright/test';

export const title = 'Full courses are marked, even after sorting, and other rows are not.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  const full = demo.locator('.course-full [data-field="title"]');
  await expect(full).toHaveText(['Watercolor', 'Pottery']);
  await expect(rows.nth(0)).toHaveCSS('background-color', 'rgba(244, 67, 54, 0.2)');
  await expect(rows.nth(1)).not.toHaveCSS('background-color', 'rgba(244, 67, 54, 0.2)');
  await demo.getByRole('columnheader', { name: 'Course' }).click();
  await expect(full).toHaveText(['Pottery', 'Watercolor']);
  await expect(rows.nth(0)).toContainText('Bookbinding');
  await expect(rows.nth(0)).not.toHaveCSS('background-color', 'rgba(244, 67, 54, 0.2)');
}
