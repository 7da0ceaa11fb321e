import { expect, type Locator } from '@playwright/test';

export const title =
  'Customers come from an object and totals from two numbers, and the totals sort the rows as numbers.';

const getCells = (demo: Locator, field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);

export default async function test(demo: Locator): Promise<void> {
  await expect(getCells(demo, 'customer')).toHaveText([
    'Lena Fischer',
    'Tomás Rey',
    'Aiko Mori',
    'Samuel Osei',
  ]);
  await expect(getCells(demo, 'total')).toHaveText(['294', '1,299', '128', '450']);

  await demo.getByRole('columnheader', { name: 'Total' }).click();
  await expect(getCells(demo, 'total')).toHaveText(['128', '294', '450', '1,299']);
}
