import { expect, type Locator } from '@playwright/test';

export const title =
  'The column of fixed width shows no separator, and the columns that users can resize do.';

export default async function test(demo: Locator): Promise<void> {
  const separator = (name: string) =>
    demo.getByRole('columnheader', { name }).locator('.MuiDataGrid-columnSeparator');
  await expect(separator('Sensor')).toHaveCSS('display', 'none');
  await expect(separator('Room')).toHaveCSS('display', 'flex');
  await expect(separator('Humidity (%)')).toHaveCSS('display', 'flex');
}
