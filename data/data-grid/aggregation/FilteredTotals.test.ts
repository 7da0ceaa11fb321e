import { expect, type Locator } from '@playwright/test';

export const title = 'The total contains only the rows that match the filter, or all rows.';

export default async function test(demo: Locator): Promise<void> {
  const units = demo.locator('[role="gridcell"][data-field="units"]');
  await expect(units).toHaveText(['4', '1', '5']);
  await demo.getByRole('switch').click();
  await expect(units).toHaveText(['4', '1', '40']);
  await demo.getByRole('switch').click();
  await expect(units).toHaveText(['4', '1', '5']);
}
