import { expect, type Locator } from '@playwright/test';

export const title =
  'A table has the values of the slices, and a row and its slice are highlighted together, from either side.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.getByRole('row');
  await expect(rows.nth(2)).toContainText(/Food.*520.*26%/s);
  const slices = demo.locator('.MuiPieChart-arc');
  await rows.nth(2).hover();
  await expect(slices.nth(1)).toHaveAttribute('data-highlighted', 'true');
  await expect(slices.nth(0)).toHaveAttribute('data-faded', 'true');
  await slices.nth(0).hover();
  await expect(rows.nth(1)).toHaveClass(/Mui-selected/);
  await expect(rows.nth(2)).not.toHaveClass(/Mui-selected/);
}
