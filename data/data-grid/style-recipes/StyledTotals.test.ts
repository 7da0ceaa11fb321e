import { expect, type Locator } from '@playwright/test';

export const title =
  'The values of the rows are styled, and the average below them and the other column are not.';

export default async function test(demo: Locator): Promise<void> {
  const values = demo.locator('[role="gridcell"][data-field="humidity"]');
  await expect(values).toHaveText(['38', '44', '81', '76', '69', '52', '60']);
  await expect(demo.locator('.measured')).toHaveText(['38', '44', '81', '76', '69', '52']);
}
