import { expect, type Locator } from '@playwright/test';

export const title = 'The columns fit the rows that have loaded after the grid was mounted.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('gridcell', { name: 'Emma' })).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: 'Title' })).toHaveCSS('width', '300px');
  await expect(demo.getByRole('columnheader', { name: 'Author' })).not.toHaveCSS('width', '100px');
}
