import { expect, type Locator } from '@playwright/test';

export const title =
  'Each object of the array is a row, in the order of the array, and properties without a column are not shown.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  await expect(titles).toHaveText(['Watercolor', 'Life drawing', 'Screen printing', 'Pottery']);
  await expect(demo.getByRole('columnheader')).toHaveCount(2);
  await expect(demo.getByText('Studio 2')).toHaveCount(0);
  await expect(demo.getByRole('row', { name: 'Pottery' })).toHaveAttribute('data-id', '74');
  await expect(demo.getByText('1–4 of 4')).toBeVisible();
}
