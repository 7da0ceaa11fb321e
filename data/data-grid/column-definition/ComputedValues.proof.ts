import { expect, type Locator } from '@playwright/test';

export const claim =
  'Customers come out of an object and totals out of three numbers, and the totals sort the rows.';

const getCells = (demo: Locator, field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);

export default async function prove(demo: Locator): Promise<void> {
  await expect(getCells(demo, 'customer')).toHaveText([
    'Tomás Rey',
    'Samuel Osei',
    'Lena Fischer',
    'Aiko Mori',
  ]);
  await expect(getCells(demo, 'total')).toHaveText(['1,299', '427.5', '264.6', '96']);
  await expect(getCells(demo, 'perItem')).toHaveText(['1,299', '85.5', '22.05', '2.4']);
}
