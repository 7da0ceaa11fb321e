import { expect, type Locator } from '@playwright/test';

export const title =
  'A new grid shows the columns that the user chose in the one before, also after Show/Hide All, which deletes keys.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const comeBack = demo.getByRole('button', { name: 'Leave and come back' });
  const box = (name: string) => page.locator('.MuiDataGrid-panel').getByRole('checkbox', { name });
  const open = () => demo.getByRole('button', { name: 'Columns', exact: true }).click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(box('Role')).toHaveCount(0);
  };
  const read = () => page.evaluate(() => localStorage.getItem('employee-columns'));
  // The test runs more than once in one document: begin with the defaults.
  await page.evaluate(() => {
    localStorage.removeItem('employee-columns');
    window.dispatchEvent(new StorageEvent('storage', { key: 'employee-columns' }));
  });
  await expect(headers).toHaveText(['Name', 'Role']);

  await open();
  await box('Role').uncheck();
  await close();
  await expect(headers).toHaveText(['Name']);
  expect(await read()).toBe('{"name":true,"role":false,"phone":false}');
  await comeBack.click();
  await expect(headers).toHaveText(['Name']);

  await open();
  await box('Show/Hide All').click();
  await expect(headers).toHaveText(['Name', 'Role', 'Phone']);
  await close();
  expect(await read()).toBe('{"name":true,"role":true,"phone":true}');
  await comeBack.click();
  await expect(headers).toHaveText(['Name', 'Role', 'Phone']);
}
