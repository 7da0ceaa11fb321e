import { expect, type Locator } from '@playwright/test';

export const claim =
  'Items of the column menu change a width by keyboard, and a column that is not resizable does not have them.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const item = (name: string) => page.getByRole('menuitem', { name });
  const choose = async (column: string, name: string) => {
    await header(column).press('Control+Enter');
    await item(name).press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await choose('Author', 'Wider');
  await expect(header('Author')).toHaveCSS('width', '160px');
  await choose('Author', 'Narrower');
  await choose('Author', 'Narrower');
  await expect(header('Author')).toHaveCSS('width', '80px');
  await choose('Author', 'Fit to content');
  await expect(header('Author')).not.toHaveCSS('width', '80px');

  // A flexible column gets a fixed width.
  const width = async () => (await header('Title').boundingBox())!.width;
  const before = await width();
  await choose('Title', 'Wider');
  await expect.poll(width).toBeCloseTo(before + 40, 0);

  await header('Year').press('Control+Enter');
  await expect(item('Hide column')).toBeVisible();
  await expect(item('Wider')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}
