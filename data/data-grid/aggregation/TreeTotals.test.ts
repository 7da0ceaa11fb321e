import { expect, type Locator } from '@playwright/test';

export const title =
  'A folder shows the sum of all files in it, including nested ones, and its own size is neither shown nor added.';

export default async function test(demo: Locator): Promise<void> {
  const sizes = demo.locator('[role="gridcell"][data-field="size"]');
  await expect(sizes).toHaveText(['562', '240', '322', '12', '310', '4', '566']);
}
