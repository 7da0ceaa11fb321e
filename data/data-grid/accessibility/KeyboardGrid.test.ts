import { expect, type Locator } from '@playwright/test';

export const title =
  'The line below the grid shows the role, row and column of the focused element after each key.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const press = async (key: string, focus: string) => {
    await demo.page().keyboard.press(key);
    await expect(demo.locator('output')).toHaveText(`Focus: ${focus}`);
  };
  await demo.getByRole('button', { name: 'Columns', exact: true }).focus();
  await press('Tab', 'input in columnheader, row 1, column 1');
  await press(forward, 'columnheader, row 1, column 2');
  await press('ArrowDown', 'gridcell, row 2, column 2');
  await press(forward, 'gridcell, row 2, column 3');
  await press(back, 'gridcell, row 2, column 2');
  await press('Control+End', 'gridcell, row 11, column 4');
  // Rows of other pages count, too.
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '13');
}
