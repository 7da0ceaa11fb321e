import { expect, type Locator } from '@playwright/test';

export const claim =
  'The theme sets density, colors, the weight of titles and the color of cells, and a dark theme replaces the colors.';

export default async function prove(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Site' });
  const cell = demo.getByRole('gridcell', { name: 'Borkum' }).first();
  await expect(header).toHaveCSS('background-color', 'rgb(215, 236, 232)');
  await expect(cell).toHaveCSS('color', 'rgb(0, 105, 92)');
  await expect(cell).toHaveCSS('height', '36px');
  await expect(header.getByText('Site')).toHaveCSS('font-weight', '700');
  await expect(header.getByRole('button', { name: 'column menu' })).toHaveCount(0);

  await demo.getByRole('switch', { name: 'Dark' }).click();
  await expect(header).toHaveCSS('background-color', 'rgb(28, 58, 54)');
  await expect(cell).toHaveCSS('color', 'rgb(128, 203, 196)');
}
