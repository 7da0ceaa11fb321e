import { expect, type Locator } from '@playwright/test';

export const title = 'The label is visible in the toolbar, and names the grid and the toolbar.';

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid', { name: 'Bookings in June', exact: true });
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await expect(grid).toHaveAttribute('aria-colcount', '3');
  await expect(demo.getByRole('toolbar', { name: 'Bookings in June', exact: true })).toBeVisible();
  await expect(demo.getByText('Bookings in June', { exact: true })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(5);
  await expect(grid.getByRole('columnheader')).toHaveCount(3);
  await expect(grid.getByRole('gridcell')).toHaveCount(12);
  await expect(grid.getByRole('rowheader')).toHaveCount(0);
  await expect(demo.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);
}
