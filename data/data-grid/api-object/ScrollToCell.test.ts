import { expect, type Locator } from '@playwright/test';

export const title = 'A button outside the grid scrolls to a cell and focuses it, in each sort order.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button', { name: 'Stock of valve 139' });
  const header = demo.getByRole('columnheader', { name: 'Part' });
  const row = demo.getByRole('row', { name: 'Valve 139' });
  const stock = row.locator('[data-field="stock"]');
  await expect(row).toHaveCount(0);
  await button.click();
  await expect(stock).toBeFocused();
  await expect(stock).toBeInViewport({ ratio: 0.9 });

  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await button.click();
  await expect(stock).toBeFocused();
  await expect(stock).toBeInViewport({ ratio: 0.9 });
}
