import { expect, type Locator } from '@playwright/test';

export const title = 'The grid fits all columns to their content when it mounts, and spreads the free space.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const width = async (name: string) => (await header(name).boundingBox())!.width;
  await expect(header('Author')).not.toHaveCSS('width', '100px');
  // The same share for each column, so the one with the longest content stays the widest.
  expect(await width('Author')).toBeGreaterThan(await width('Book'));
  const grid = (await demo.getByRole('grid').boundingBox())!.width;
  const total = (await width('Book')) + (await width('Author')) + (await width('Year'));
  expect(total).toBeGreaterThan(grid - 4);
  const cell = demo.getByRole('gridcell', { name: 'Charlotte Brontë' });
  expect(await cell.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
}
