import { expect, type Locator } from '@playwright/test';

export const title =
  'A button highlights a cell and fades the others, and so does the pointer. When the pointer leaves the cells, no cell is faded.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  const highlighted = demo.locator('.Charts-highlighted');
  const faded = demo.locator('.Charts-faded');
  await expect(cells).toHaveCount(15);
  await demo.getByRole('button', { name: 'Show the largest delay' }).click();
  await expect(highlighted).toHaveCount(1);
  await expect(cells.nth(9)).toHaveClass(/Charts-highlighted/);
  await expect(faded).toHaveCount(14);
  await expect(cells.nth(0)).toHaveCSS('opacity', '0.3');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(faded).toHaveCount(0);

  await cells.nth(3).hover();
  await expect(cells.nth(3)).toHaveClass(/Charts-highlighted/);
  await expect(cells.nth(9)).toHaveClass(/Charts-faded/);
  await demo.page().mouse.move(0, 0);
  await expect(faded).toHaveCount(0);
  await expect(highlighted).toHaveCount(0);
}
