import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid hides columns when it becomes narrow, and remembers for each size what the user shows.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const office = page.locator('.MuiDataGrid-panel').getByRole('checkbox', { name: 'Office' });
  const headers = demo.getByRole('columnheader');
  const space = demo.getByRole('switch', { name: 'Less space' });
  await expect(headers).toHaveText(['Name', 'Role', 'Office']);
  await space.check();
  await expect(headers).toHaveText(['Name']);

  await demo.getByRole('button', { name: 'Columns', exact: true }).click();
  await office.check();
  await expect(headers).toHaveText(['Name', 'Office']);
  await page.keyboard.press('Escape');
  await expect(office).toHaveCount(0);

  await space.uncheck();
  await expect(headers).toHaveText(['Name', 'Role', 'Office']);
  await space.check();
  await expect(headers).toHaveText(['Name', 'Office']);
}
