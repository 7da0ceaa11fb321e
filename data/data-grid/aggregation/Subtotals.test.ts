import { expect, type Locator } from '@playwright/test';

export const title =
  'The subtotal of an expanded category is below its rows, and disappears when users collapse the category.';

export default async function test(demo: Locator): Promise<void> {
  const units = demo.locator('[role="gridcell"][data-field="units"]');
  await expect(units).toHaveText(['', '4', '1', '5', '', '20', '15', '35', '40']);
  await demo.getByRole('button', { name: 'hide children' }).first().click();
  await expect(units).toHaveText(['', '', '20', '15', '35', '40']);
}
