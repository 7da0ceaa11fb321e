import { expect, type Locator } from '@playwright/test';

export const title =
  'A new item between sorting and filtering fits the column to its content, and closes the menu without sorting.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const heading = demo.getByRole('columnheader', { name: 'Title' });
  const author = demo.getByRole('columnheader', { name: 'Author' });
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await expect(author).toHaveCSS('width', '180px');
  await author.press('Control+Enter');
  await expect(items).toHaveText([
    'Sort by ASC',
    'Sort by DESC',
    'Fit to content',
    'Filter',
    'Hide column',
    'Manage columns',
  ]);
  await items.nth(2).press('Enter');
  await expect(items).toHaveCount(0);
  await expect.poll(async () => (await author.boundingBox())!.width).toBeLessThan(170);
  await expect(heading).toHaveCSS('width', '180px');
  await expect(author).toHaveAttribute('aria-sort', 'none');
}
