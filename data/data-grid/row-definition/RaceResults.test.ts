import { expect, type Locator } from '@playwright/test';

export const title = 'Row numbers follow the sort order and continue on the next page.';

export default async function test(demo: Locator): Promise<void> {
  const numbers = demo.locator('[role="gridcell"][data-field="number"]');
  const runners = demo.locator('[role="gridcell"][data-field="runner"]');
  await expect(runners).toHaveText(['Duarte', 'Haugen', 'Okafor']);
  await expect(numbers).toHaveText(['1', '2', '3']);

  await demo.getByRole('columnheader', { name: 'Minutes' }).click();
  await expect(runners).toHaveText(['Haugen', 'Tanaka', 'Okafor']);
  await expect(numbers).toHaveText(['1', '2', '3']);

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(runners).toHaveText(['Duarte']);
  await expect(numbers).toHaveText(['4']);
}
