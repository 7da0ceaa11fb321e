import { expect, type Locator } from '@playwright/test';

export const title =
  'Headers, prices, dates and the texts of the grid change together, and the order and the selection remain.';

export default async function test(demo: Locator): Promise<void> {
  const firstCell = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`).first();
  await expect(firstCell('total')).toHaveText(/^1\s249,50\s€$/);
  await expect(firstCell('shipped')).toHaveText('2 mars 2026');

  await demo.getByRole('columnheader', { name: 'Ville' }).click();
  await expect(firstCell('city')).toHaveText('Bergen');
  await firstCell('city').click();

  await demo.getByRole('button', { name: 'English' }).click();
  await expect(demo.getByRole('columnheader')).toHaveText(['City', 'Total', 'Shipped']);
  await expect(firstCell('city')).toHaveText('Bergen');
  await expect(firstCell('total')).toHaveText('€560.25');
  await expect(demo.getByText('1 row selected')).toBeVisible();

  await demo.getByRole('button', { name: '中文' }).click();
  await expect(demo.getByText(/每页行数/)).toBeVisible();
  await expect(firstCell('shipped')).toHaveText(/^2026\D3\D9\D$/);
}
