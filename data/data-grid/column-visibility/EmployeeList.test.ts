import { expect, type Locator } from '@playwright/test';

export const title =
  'Users hide a column with the menu of its header and show it again in the columns panel, but the last column has no way to hide itself in its menu.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const hide = async (name: string) => {
    const header = demo.getByRole('columnheader', { name });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await header.hover();
    await header.getByRole('button', { name: 'column menu' }).click();
    return page.getByRole('menuitem', { name: 'Hide column' });
  };
  await expect(headers).toHaveText(['Name', 'Role', 'Office']);

  await (await hide('Role')).click();
  await expect(headers).toHaveText(['Name', 'Office']);
  await expect(demo.getByRole('columnheader', { name: 'Office' })).toBeFocused();
  await (await hide('Office')).click();
  await expect(headers).toHaveText(['Name']);
  await expect(demo.getByRole('columnheader', { name: 'Name' })).toBeFocused();
  await expect(await hide('Name')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  // The panel hides the last column, too.
  await demo.getByRole('button', { name: 'Columns', exact: true }).click();
  const panel = page.locator('.MuiDataGrid-panel');
  const column = (name: string) => panel.getByRole('checkbox', { name });
  await expect(column('Role')).not.toBeChecked();
  await column('Role').check();
  await expect(headers).toHaveText(['Name', 'Role']);
  await column('Show/Hide All').click();
  await expect(headers).toHaveText(['Name', 'Role', 'Office']);
  await column('Show/Hide All').click();
  await expect(headers).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(column('Role')).toHaveCount(0);

  await expect(demo.getByText('No columns')).toBeVisible();
  await demo.getByRole('button', { name: 'Manage columns' }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(headers).toHaveText(['Name', 'Role', 'Office']);
  // The button is disabled now and receives no keys.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(column('Role')).toHaveCount(0);
}
