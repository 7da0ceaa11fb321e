import { expect, type Locator } from '@playwright/test';

export const title =
  'A cell shows the value of its field as text and as title, an empty value as nothing, and arrow keys move between cells.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const row = (code: string) => demo.getByRole('row').filter({ hasText: code });
  const cell = row('W-302').getByRole('gridcell').nth(1);
  await expect(cell).toHaveText('Spree');
  await expect(cell).toHaveAttribute('title', 'Spree');
  await expect(row('W-303').getByRole('gridcell').nth(2)).toHaveText('');

  await cell.click();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAttribute('tabindex', '0');
  await demo.page().keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  await expect(row('W-302').getByRole('gridcell').nth(2)).toBeFocused();
  await expect(cell).toHaveAttribute('tabindex', '-1');
}
