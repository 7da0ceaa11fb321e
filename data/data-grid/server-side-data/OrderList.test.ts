import { expect, type Locator } from '@playwright/test';

export const title = 'The grid loads each page from the server, which sorts the rows of all pages.';

export default async function test(demo: Locator): Promise<void> {
  const ids = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(ids).toHaveText(['1001', '1002', '1003', '1004', '1005']);
  await expect(demo.getByText('1–5 of 240')).toBeVisible();

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(ids).toHaveText(['1006', '1007', '1008', '1009', '1010']);

  const order = demo.getByRole('columnheader', { name: 'Order' });
  await order.click();
  await expect(order).toHaveAttribute('aria-sort', 'ascending');
  await order.click();
  await expect(order).toHaveAttribute('aria-sort', 'descending');
  await expect(ids).toHaveText(['1240', '1239', '1238', '1237', '1236']);
  await expect(demo.getByText('1–5 of 240')).toBeVisible();
}
