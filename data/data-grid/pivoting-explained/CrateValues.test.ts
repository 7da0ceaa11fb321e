import { expect, type Locator } from '@playwright/test';

export const title = 'Each fruit has the sum of its crates, and the last row the sum of all crates.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('[role="gridcell"][data-field="crates"]')).toHaveText(['120', '60', '180']);
}
