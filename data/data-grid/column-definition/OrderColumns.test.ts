import { expect, type Locator } from '@playwright/test';

export const title = 'The columns have the order of the array, and their headers show the header names.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('columnheader')).toHaveText(['Order', 'Customer', 'Quantity', 'Express']);
  const cells = demo.getByRole('row', { name: 'A-1042' }).getByRole('gridcell');
  await expect(cells.nth(1)).toHaveText('Tomás Rey');
  await expect(cells.nth(2)).toHaveText('1');
}
