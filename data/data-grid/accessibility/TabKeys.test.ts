import { expect, type Locator } from '@playwright/test';

export const title = 'Tab stops at one place of the grid, at all cells, at all headers, or at both.';

/** Places that Tab reaches, forward from the buttons of the demo, and backward from the last of them. */
const STOPS = {
  none: ['columnheader, row 1, column 1'],
  content: [
    'columnheader, row 1, column 1',
    'gridcell, row 2, column 1',
    'gridcell, row 2, column 2',
    'gridcell, row 3, column 1',
    'gridcell, row 3, column 2',
  ],
  header: ['columnheader, row 1, column 1', 'columnheader, row 1, column 2'],
  all: [
    'columnheader, row 1, column 1',
    'columnheader, row 1, column 2',
    'gridcell, row 2, column 1',
    'gridcell, row 2, column 2',
    'gridcell, row 3, column 1',
    'gridcell, row 3, column 2',
  ],
};

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const output = demo.locator('output');
  const isInGrid = () => demo.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement));
  for (const [value, stops] of Object.entries(STOPS)) {
    await demo.getByRole('button', { name: value, exact: true }).click();
    await demo.getByRole('button', { name: 'all', exact: true }).focus();
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(output).toHaveText(`Focus: ${stop}`);
    }
    await page.keyboard.press('Tab');
    await expect.poll(isInGrid).toBe(false);
  }
  for (const stop of STOPS.all.toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(output).toHaveText(`Focus: ${stop}`);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(demo.getByRole('button', { name: 'all', exact: true })).toBeFocused();
}
