import { expect, type Locator } from '@playwright/test';

export const title =
  'The filter of a column with filterable={false} applies, and the panel shows it as read-only.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  const openMenu = async (name: string) => {
    const header = demo.getByRole('columnheader', { name });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await header.hover();
    await header.getByRole('button', { name: 'column menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  };
  await expect(cities).toHaveText(['Málaga', 'Málaga']);

  await openMenu('City');
  await expect(page.getByRole('menuitem', { name: 'Filter' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openMenu('Rent');
  await expect(page.getByRole('menuitem', { name: 'Filter' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(cities).toHaveText(['Málaga', 'Málaga']);
}
