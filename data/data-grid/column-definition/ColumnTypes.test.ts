import { expect, type Locator } from '@playwright/test';

export const title = 'Each type formats and aligns its values, and numbers are sorted as numbers.';

const getCells = (demo: Locator, field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const quantities = getCells(demo, 'quantity');
  await expect(quantities.first()).toHaveCSS('text-align', direction === 'rtl' ? 'left' : 'right');
  await expect(getCells(demo, 'placed').first()).toHaveText('3/2/2026');
  await expect(getCells(demo, 'dispatched').first()).toHaveText('3/3/2026, 8:15:00 AM');
  await expect(getCells(demo, 'express').getByRole('img', { name: 'yes' })).toHaveCount(2);

  await demo.getByRole('columnheader', { name: 'number' }).click();
  await expect(quantities).toHaveText(['1', '5', '12', '40']);
}
