import { expect, type Locator } from '@playwright/test';

export const claim =
  'The method scrollToIndexes returns whether it had to scroll, and the left position is negative in right-to-left layouts.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const output = demo.getByRole('status');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const cell = demo.locator('[data-rowindex="80"] [data-colindex="15"]');

  await press('Row 81, column 16');
  await expect(output).toHaveText('The grid scrolls to the cell');
  await expect(cell).toBeVisible();
  await expect(cell).toBeInViewport();
  await expect(cell).toBeFocused();
  await press('Row 81, column 16');
  await expect(output).toHaveText('The cell is already visible');

  await press('1,000 px, 500 px');
  await press('Read the position');
  await expect(output).toHaveText(`top: 1000, left: ${direction === 'rtl' ? -500 : 500}`);
  await expect(cell).toHaveCount(0);
}
