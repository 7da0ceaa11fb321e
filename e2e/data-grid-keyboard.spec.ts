import type { Locator, Page } from '@playwright/test';
import {
  expectGridState,
  focusBefore,
  GRID_KEY_CASES,
  GROUP_KEY_CASES,
  listAlternatives,
  MORE_KEY_CASES,
  pressKeys,
  type GridKeyCase,
} from './support/dataGridKeys';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const PAGE = '/x/react-data-grid/accessibility/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The live demo with this grid. */
async function openDemo(page: Page, grid: string): Promise<Locator> {
  await page.goto(PAGE);
  await waitForPage(page);
  const demo = page.locator('.demo-stage').filter({
    has: page.locator(`[role="grid"][aria-label="${grid}"], [role="treegrid"][aria-label="${grid}"]`),
  });
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-live', '');
  return demo;
}

async function proveKeys(
  page: Page,
  grid: string,
  keys: Omit<GridKeyCase, 'table' | 'key' | 'on'>,
): Promise<void> {
  const demo = await openDemo(page, grid);
  await focusBefore(demo, keys.isTree);
  await pressKeys(page, keys.before ?? []);
  await expectGridState(page, demo, { press: [], rowCount: keys.rowCountBefore });
  await pressKeys(page, keys.press);
  await expectGridState(page, demo, keys);
}

test('every row of the keyboard tables is tested, and none besides', async ({ page }) => {
  await page.goto(PAGE);
  const cases = [...GRID_KEY_CASES, ...GROUP_KEY_CASES];
  const rows: string[][] = [];
  for (const table of new Set(cases.map((row) => row.table))) {
    const heading = page.getByRole('heading', { name: table });
    const body = heading.locator('xpath=following::tbody[1]');
    for (const row of await body.locator('tr').all()) {
      const cells = await row.locator('td').allInnerTexts();
      rows.push([table, cells[0]!.trim(), cells[1]!.trim()]);
    }
  }
  expect(rows).toEqual(cases.map(({ table, key, on }) => [table, key, on]));
});

for (const { table, key, on, ...keys } of GRID_KEY_CASES.flatMap(listAlternatives)) {
  test(`${table}: ${key}, ${on} (${keys.press.join(' ')})`, ({ page }) => proveKeys(page, 'Bookings', keys));
}

for (const { table, key, on, ...keys } of GROUP_KEY_CASES.flatMap(listAlternatives)) {
  test(`${table}: ${key}, ${on} (${keys.press.join(' ')})`, ({ page }) =>
    proveKeys(page, 'Bookings by room', keys));
}

for (const { title, ...keys } of MORE_KEY_CASES) {
  test(title, ({ page }) => proveKeys(page, 'Bookings', keys));
}
