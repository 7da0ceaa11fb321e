import { expect, type Locator } from '@playwright/test';

export const claim =
  'Users cannot change the filter of a column with filterable={false}, and disableColumnFilter keeps it applied.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  const filters = demo.getByRole('button', { name: 'Filters', exact: true });
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

  await filters.click();
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await demo.getByRole('switch', { name: 'disableColumnFilter' }).click();
  await expect(filters).toHaveCount(0);
  await expect(cities).toHaveText(['Málaga', 'Málaga']);
  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('980');
  await expect(cities).toHaveText(['Málaga']);
}
