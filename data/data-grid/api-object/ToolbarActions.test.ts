import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons in the toolbar filter the grid, and reset its filter and sort order.';

export default async function test(demo: Locator): Promise<void> {
  const toolbar = demo.getByRole('toolbar', { name: 'Stock' });
  const stock = demo.locator('[role="gridcell"][data-field="stock"]');
  await toolbar.getByRole('button', { name: 'Low stock' }).click();
  await expect(stock).toHaveText(['2', '2', '2', '2', '2']);
  await expect(demo.getByText('1–5 of 5')).toBeVisible();

  await demo.getByRole('columnheader', { name: 'Part' }).click();
  await toolbar.getByRole('button', { name: 'Show all' }).click();
  await expect(demo.getByText('1–5 of 40')).toBeVisible();
  await expect(stock.first()).toHaveText('20');
}
