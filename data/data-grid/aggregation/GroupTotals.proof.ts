import { expect, type Locator } from '@playwright/test';

export const claim =
  'Groups are sorted by totals in their own row but not by totals below them, and the total of all rows can be omitted.';

export default async function prove(demo: Locator): Promise<void> {
  const units = demo.locator('[role="gridcell"][data-field="units"]');
  await expect(units).toHaveText(['35', '20', '15', '5', '4', '1', '40']);
  await demo.getByRole('button', { name: 'Below' }).click();
  await expect(units).toHaveText(['', '4', '1', '5', '', '20', '15', '35', '40']);
  await demo.getByRole('button', { name: 'Groups only' }).click();
  await expect(units).toHaveText(['35', '20', '15', '5', '4', '1']);
  await demo.getByRole('columnheader', { name: 'Units' }).click();
  await demo.getByRole('columnheader', { name: 'Units' }).click();
  await expect(units).toHaveText(['5', '1', '4', '35', '15', '20']);
}
