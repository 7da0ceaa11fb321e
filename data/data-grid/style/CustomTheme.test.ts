import { expect, type Locator } from '@playwright/test';

export const title =
  'The theme sets the density, removes column menus, and changes the weight of titles and the color of cells.';

export default async function test(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Site' });
  const cell = demo.getByRole('gridcell', { name: 'Borkum' }).first();
  await expect(cell).toHaveCSS('height', '36px');
  await expect(cell).toHaveCSS('color', 'rgb(25, 118, 210)');
  await expect(header.getByText('Site')).toHaveCSS('font-weight', '700');
  await header.hover();
  await expect(header.locator('[aria-haspopup="menu"]')).toHaveCount(0);
}
