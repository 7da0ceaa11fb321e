import { expect, type Locator } from '@playwright/test';

export const title =
  'The default menu of the Premium plan also pins, aggregates, groups and manages pivoting, in the default order.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await demo.getByRole('columnheader', { name: 'Copies' }).press('Control+Enter');
  const texts = [
    'Sort by ASC',
    'Pin to left',
    'Filter',
    'Group by Copies',
    'Manage pivot',
    'Hide column',
    'Manage columns',
  ];
  await expect(items.first()).toBeVisible();
  const shown = await items.allTextContents();
  const places = texts.map((text) => shown.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(page.getByRole('combobox', { name: 'Aggregation' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
}
