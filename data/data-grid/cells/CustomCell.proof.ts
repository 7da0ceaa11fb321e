import { expect, type Locator } from '@playwright/test';

export const claim =
  'The own cell adds a test id and a style, and keeps the keyboard and the focus of the grid.';

export default async function prove(demo: Locator): Promise<void> {
  const cell = demo.getByTestId('river-2');
  await expect(cell).toHaveText('Spree');
  await expect(demo.getByTestId('river-3')).toHaveCSS('font-style', 'italic');
  await expect(cell).toHaveCSS('font-style', 'normal');
  await cell.click();
  await expect(cell).toBeFocused();
  await demo.page().keyboard.press('ArrowDown');
  await expect(demo.getByTestId('river-3')).toBeFocused();
}
