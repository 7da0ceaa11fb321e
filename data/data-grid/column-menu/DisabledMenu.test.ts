import { expect, type Locator } from '@playwright/test';

export const title = 'The Copies header has no menu button and no menu, and users can still sort by it.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.page().locator('.MuiDataGrid-menuList').getByRole('menuitem');
  const author = demo.getByRole('columnheader', { name: 'Author' });
  const copies = demo.getByRole('columnheader', { name: 'Copies' });
  await author.hover();
  await expect(author.locator('.MuiDataGrid-menuIconButton')).toBeVisible();

  await copies.click();
  await expect(copies).toHaveAttribute('aria-sort', 'ascending');
  await expect(copies.locator('.MuiDataGrid-menuIconButton')).toHaveCount(0);
  await copies.press('Control+Enter');
  await expect(items).toHaveCount(0);
}
