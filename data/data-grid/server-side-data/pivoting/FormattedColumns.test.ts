import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid formats the headers of the years with the formatter of their column, and sorts the years in descending order.';

export default async function test(demo: Locator): Promise<void> {
  const totals = demo.locator('[role="columnheader"][data-field$="/total"]');
  await expect(demo.getByRole('columnheader', { name: 'FY 25' })).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: 'FY 24' })).toBeVisible();
  await expect(totals.first()).toHaveAttribute('data-field', '2025/total');
  await expect(totals.last()).toHaveAttribute('data-field', '2024/total');
}
