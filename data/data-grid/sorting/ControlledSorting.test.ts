import { expect, type Locator } from '@playwright/test';

export const title =
  'A menu outside the grid sets the sort model, and shows the order that users choose with the headers.';

export default async function test(demo: Locator): Promise<void> {
  const order = demo.getByRole('combobox', { name: 'Order' });
  const hours = demo.getByRole('columnheader', { name: 'Hours' });
  const first = demo.locator('[role="gridcell"][data-field="customer"]').first();
  await expect(first).toHaveText('Hansen & Co');

  await order.click();
  await demo.page().getByRole('option', { name: 'Slowest answer first' }).click();
  await expect(hours).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText('Olsen Boats');

  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(order).toHaveText('Custom');
  await expect(first).toHaveText('Atelier Rouge');
  await demo.getByRole('columnheader', { name: 'Opened' }).click();
  await expect(order).toHaveText('Oldest first');
  await expect(first).toHaveText('Casa Verde');
}
