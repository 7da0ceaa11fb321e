import { expect, type Locator } from '@playwright/test';

export const claim =
  'Switches remove the frame, the lines between rows and columns, and replace the outline of the focused cell by a thicker one.';

export default async function prove(demo: Locator): Promise<void> {
  const root = demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  const cell = demo.getByRole('gridcell', { name: 'Borkum' });
  const press = (name: string) => demo.getByRole('switch', { name }).click();
  await expect(root).toHaveCSS('border-top-width', '0px');
  await press('Frame');
  await expect(root).toHaveCSS('border-top-width', '1px');

  await expect(cell).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  // Without lines between rows, those between columns are still visible.
  await expect(cell).not.toHaveCSS('border-inline-end-color', 'rgba(0, 0, 0, 0)');
  await press('Lines between rows');
  await expect(cell).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');

  await expect(cell).toHaveClass(/cell--with(Right|Left)Border/);
  await press('Lines between columns');
  await expect(cell).not.toHaveClass(/cell--with(Right|Left)Border/);

  await cell.click();
  await expect(cell).toHaveCSS('outline-width', '3px');
  await press('Thick focus ring');
  await cell.click();
  await expect(cell).toHaveCSS('outline-width', '1px');
}
