import { expect, type Locator } from '@playwright/test';

export const title =
  'Each category shows the sum of its units in its own row, and the last row the sum of all.';

export default async function test(demo: Locator): Promise<void> {
  const units = demo.locator('[role="gridcell"][data-field="units"]');
  await expect(units).toHaveText(['5', '4', '1', '35', '20', '15', '40']);
}
