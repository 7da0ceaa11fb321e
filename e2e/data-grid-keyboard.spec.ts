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
import { readKeyboardTables } from './support/keyboardTables';
import { createSharedPageTest } from './support/sharedPage';
import { expect } from './support/test';

const PAGE = '/x/react-data-grid/accessibility/';

const test = createSharedPageTest({ address: PAGE, permissions: ['clipboard-read', 'clipboard-write'] });

type KeyCase = Omit<GridKeyCase, 'table' | 'key' | 'on'>;

/** A test of keys in the demo with this grid. */
const testKeys = (title: string, grid: string, keys: KeyCase) =>
  test(title, async ({ shared: { page, startDemo } }) => {
    const named = `[role="grid"][aria-label="${grid}"], [role="treegrid"][aria-label="${grid}"]`;
    const demo = await startDemo(page.locator('.demo').filter({ has: page.locator(named) }));
    await focusBefore(demo, keys.isTree);
    await pressKeys(page, keys.before ?? []);
    await expectGridState(page, demo, { press: [], rowCount: keys.rowCountBefore });
    await pressKeys(page, keys.press);
    await expectGridState(page, demo, keys);
  });

test('every row of the keyboard tables is tested, and none besides', async ({ shared: { page } }) => {
  const cases = [...GRID_KEY_CASES, ...GROUP_KEY_CASES];
  const tables = new Set(cases.map((row) => row.table));
  const rows = await readKeyboardTables(page, tables);
  expect(rows).toEqual(cases.map(({ table, key, on }) => [table, key, on]));
});

for (const [grid, cases] of [
  ['Bookings', GRID_KEY_CASES],
  ['Bookings by room', GROUP_KEY_CASES],
] as const) {
  for (const { table, key, on, ...keys } of cases.flatMap(listAlternatives)) {
    testKeys(`${table}: ${key}, ${on} (${keys.press.join(' ')})`, grid, keys);
  }
}

for (const { title, ...keys } of MORE_KEY_CASES) {
  testKeys(title, 'Bookings', keys);
}
