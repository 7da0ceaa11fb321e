import { expect, type Locator } from '@playwright/test';

export const title =
  'The outer group is in the first row of headers, the inner one below it, and both rows have the height of the prop.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.getByRole('row');
  await expect(rows.nth(0).getByRole('columnheader')).toHaveText(['', 'Measured today']);
  await expect(rows.nth(1).getByRole('columnheader')).toHaveText(['', 'Temperature', '']);
  await expect(rows.nth(0)).toHaveCSS('height', '36px');
  await expect(rows.nth(1)).toHaveCSS('height', '36px');
  await expect(rows.nth(2)).toHaveCSS('height', '56px');
}
