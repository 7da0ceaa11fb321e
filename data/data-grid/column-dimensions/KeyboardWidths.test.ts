import { expect, type Locator } from '@playwright/test';

export const title =
  'Items of the column menu change a width by keyboard, including that of a flexible column, which keeps its title.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const header = (field: string) => demo.locator(`[role="columnheader"][data-field="${field}"]`);
  const choose = async (field: string, name: string) => {
    await header(field).press('Control+Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await expect(header('author')).toHaveCSS('width', '120px');
  await choose('author', 'Wider');
  await expect(header('author')).toHaveCSS('width', '160px');
  await choose('author', 'Narrower');
  await choose('author', 'Narrower');
  await expect(header('author')).toHaveCSS('width', '80px');

  const width = async () => (await header('title').boundingBox())!.width;
  const before = await width();
  await choose('title', 'Wider');
  await expect.poll(width).toBeCloseTo(before + 40, 0);
  await expect(header('title')).toHaveText('Title');
}
