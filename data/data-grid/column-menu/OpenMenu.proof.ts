import { expect, type Locator } from '@playwright/test';

export const claim =
  'A button opens the menu of a header, the footer shows the open menu, and disableColumnMenu removes the menu buttons.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const status = demo.getByRole('status');
  const author = demo.getByRole('columnheader', { name: 'Author' });
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await expect(status).toHaveText('No menu');
  await demo.getByRole('button', { name: 'Menu of Author' }).click();
  await expect(items).toHaveCount(5);
  await expect(status).toHaveText('Menu of author');
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(status).toHaveText('No menu');

  await author.hover();
  await expect(author.getByRole('button', { name: 'column menu' })).toBeVisible();
  await demo.getByRole('switch', { name: 'disableColumnMenu' }).click();
  await author.hover();
  await expect(author.getByRole('button', { name: 'column menu' })).toHaveCount(0);
}
