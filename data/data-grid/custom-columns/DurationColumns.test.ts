import { expect, type Locator } from '@playwright/test';

export const title =
  'Both columns format their minutes as hours and minutes, leave a missing value empty and sort by the number. The width of the second one differs.';

export default async function test(demo: Locator): Promise<void> {
  const cells = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);
  const header = (name: string) => demo.getByRole('columnheader', { name });
  await expect(cells('assembly')).toHaveText(['0 h 5 min', '1 h 35 min', '2 h 0 min', '0 h 0 min']);
  await expect(cells('warrantyCall')).toHaveText(['0 h 12 min', '0 h 20 min', '', '0 h 8 min']);
  await expect(header('Assembly')).toHaveCSS('width', '120px');
  await expect(header('Call')).toHaveCSS('width', '100px');

  await header('Assembly').click();
  await expect(cells('assembly')).toHaveText(['0 h 0 min', '0 h 5 min', '1 h 35 min', '2 h 0 min']);
  await header('Call').click();
  await expect(cells('warrantyCall')).toHaveText(['', '0 h 8 min', '0 h 12 min', '0 h 20 min']);
}
