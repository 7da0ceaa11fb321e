import { expect, type Locator } from '@playwright/test';

export const title = 'A field outside the grid sets the words of the quick filter and keeps a column filter.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search books' });
  await field.fill('brontë');
  await expect(titles).toHaveText(['Jane Eyre', 'Wuthering Heights']);

  const header = demo.getByRole('columnheader', { name: 'Shelf' });
  await header.hover();
  await header.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('A-019');
  await expect(titles).toHaveText(['Wuthering Heights']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveCount(0);

  await field.fill('jane');
  await expect(titles).toHaveCount(0);
  await field.fill('');
  await expect(titles).toHaveText(['Wuthering Heights']);
}
