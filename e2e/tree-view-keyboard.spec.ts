import type { Locator, Page } from '@playwright/test';
import { readKeyboardTables } from './support/keyboardTables';
import { openSettings } from './support/openSettings';
import { createSharedPageTest, type SharedPage } from './support/sharedPage';
import { expect } from './support/test';

const test = createSharedPageTest({ address: '/x/react-tree-view/accessibility/' });

/** A row of the keyboard tables of the page, and what tests it in the demo of the page. */
interface KeyCase {
  /** Heading of the table. */
  table: 'Navigate and expand' | 'Select items' | 'Edit labels';
  /** First and second cell of the row. */
  key: string;
  on: string;
  /** Switches of the demo that are turned on. */
  options?: string[];
  /** Keys that lead to the item; Tab has entered the tree before. */
  before?: string[];
  press: string[];
  /** Lines below the tree afterwards; without one it may say anything. */
  focus?: string;
  open?: string;
  selected?: string;
  /** The text in the field of an edited label; `null` if none is open. */
  field?: string | null;
  /** A label that is in the tree. */
  label?: string;
}

const SEVERAL = ['Multi-selection'];
const EDITABLE = ['Editable labels'];

/** Fiction (Crime, Poetry), Travel (Africa, Asia which is disabled), Maps, Music; all closed. */
// prettier-ignore
const CASES: KeyCase[] = [
  { table: 'Navigate and expand', key: 'Tab', on: 'page', press: [], focus: 'fiction' },
  { table: 'Navigate and expand', key: 'ArrowDown', on: 'any item', before: ['ArrowRight'], press: ['ArrowDown'], focus: 'crime' },
  { table: 'Navigate and expand', key: 'ArrowUp', on: 'any item', before: ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'], press: ['ArrowUp'], focus: 'poetry' },
  { table: 'Navigate and expand', key: 'ArrowRight', on: 'collapsed parent', press: ['ArrowRight'], focus: 'fiction', open: 'fiction' },
  { table: 'Navigate and expand', key: 'ArrowRight', on: 'expanded parent', before: ['ArrowRight'], press: ['ArrowRight'], focus: 'crime', open: 'fiction' },
  { table: 'Navigate and expand', key: 'ArrowLeft', on: 'expanded parent', before: ['ArrowRight'], press: ['ArrowLeft'], focus: 'fiction', open: 'none' },
  { table: 'Navigate and expand', key: 'ArrowLeft', on: 'child', before: ['ArrowRight', 'ArrowDown', 'ArrowDown'], press: ['ArrowLeft'], focus: 'fiction', open: 'fiction' },
  { table: 'Navigate and expand', key: 'Home', on: 'any item', before: ['ArrowDown', 'ArrowDown'], press: ['Home'], focus: 'fiction' },
  { table: 'Navigate and expand', key: 'End', on: 'any item', press: ['End'], focus: 'music' },
  { table: 'Navigate and expand', key: 'letters', on: 'any item', press: ['m', 'u'], focus: 'music' },
  { table: 'Navigate and expand', key: '*', on: 'any item', press: ['*'], focus: 'fiction', open: 'fiction, travel' },
  { table: 'Navigate and expand', key: 'Enter', on: 'parent', press: ['Enter'], open: 'fiction', selected: 'none' },
  { table: 'Select items', key: 'Space', on: 'Every tree', press: ['Space'], selected: 'fiction', open: 'none' },
  { table: 'Select items', key: 'Enter', on: 'Every tree', before: ['End'], press: ['Enter'], selected: 'music' },
  { table: 'Select items', key: 'Shift+ArrowDown', on: 'multiSelect', options: SEVERAL, press: ['Shift+ArrowDown'], focus: 'travel', selected: 'travel' },
  { table: 'Select items', key: 'Shift+ArrowUp', on: 'multiSelect', options: SEVERAL, before: ['End'], press: ['Shift+ArrowUp'], focus: 'maps', selected: 'maps' },
  { table: 'Select items', key: 'Shift+Space', on: 'multiSelect', options: SEVERAL, before: ['Space', 'ArrowDown', 'ArrowDown'], press: ['Shift+Space'], selected: 'fiction, maps, travel' },
  { table: 'Select items', key: 'Ctrl+A', on: 'multiSelect', options: SEVERAL, before: ['ArrowRight'], press: ['Control+a'], selected: 'crime, fiction, maps, music, poetry, travel' },
  { table: 'Select items', key: 'Ctrl+Shift+Home', on: 'multiSelect', options: SEVERAL, before: ['ArrowDown'], press: ['Control+Shift+Home'], selected: 'fiction, travel' },
  { table: 'Select items', key: 'Ctrl+Shift+End', on: 'multiSelect', options: SEVERAL, before: ['ArrowDown', 'ArrowDown'], press: ['Control+Shift+End'], selected: 'maps, music' },
  { table: 'Edit labels', key: 'Enter', on: 'editable item', options: EDITABLE, press: ['Enter'], field: 'Fiction', open: 'none' },
  { table: 'Edit labels', key: 'Enter', on: 'label input', options: EDITABLE, before: ['Enter', 'Control+a', 'N', 'o', 'v', 'e', 'l', 's'], press: ['Enter'], field: null, label: 'Novels' },
  { table: 'Edit labels', key: 'Escape', on: 'label input', options: EDITABLE, before: ['Enter', 'Control+a', 'N', 'o'], press: ['Escape'], field: null, label: 'Fiction' },
];

/** Cases beyond the tables: double input, the reverse direction, disabled items, and Tab with a selection. */
// prettier-ignore
const MORE: (Omit<KeyCase, 'table' | 'on' | 'key'> & { title: string })[] = [
  { title: 'Shift with an arrow key deselects in the reverse direction', options: SEVERAL, press: ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp'], focus: 'travel', selected: 'travel' },
  { title: 'Shift with an arrow key deselects all items on the way back', options: SEVERAL, press: ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowUp'], focus: 'fiction', selected: 'none' },
  { title: 'Shift with an arrow key deselects upwards and back, too', options: SEVERAL, before: ['End'], press: ['Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowDown'], focus: 'maps', selected: 'maps' },
  { title: 'Enter selects a leaf once, and keeps it', before: ['End'], press: ['Enter', 'Enter'], selected: 'music' },
  { title: 'Enter deselects a leaf with multiSelect', options: SEVERAL, before: ['End'], press: ['Enter', 'Enter'], selected: 'none' },
  { title: 'Space deselects a selected item', press: ['Space', 'Space'], selected: 'none' },
  { title: 'Space keeps the others with multiSelect', options: SEVERAL, press: ['Space', 'ArrowDown', 'Space'], selected: 'fiction, travel' },
  { title: 'arrow keys select nothing', press: ['ArrowDown', 'ArrowDown'], focus: 'maps', selected: 'none' },
  { title: 'disabled items are skipped', before: ['ArrowDown', 'ArrowRight', 'ArrowDown'], press: ['ArrowDown'], focus: 'maps' },
  { title: 'disabled items receive the focus with disabledItemsFocusable', options: ['Disabled items are focusable'], before: ['ArrowDown', 'ArrowRight', 'ArrowDown'], press: ['ArrowDown', 'Space'], focus: 'asia', selected: 'none' },
  { title: 'Tab enters at the selected item', press: ['ArrowDown', 'Space', 'Home', 'Shift+Tab', 'Tab'], focus: 'travel' },
  { title: 'Ctrl with right and keys with Alt are left alone', press: ['Control+ArrowRight', 'Alt+ArrowDown'], focus: 'fiction', open: 'none' },
];

/** The demo of the page, started again, with these switches on and the focus on its tree. */
async function enterTree({ page, startDemo }: SharedPage, options: string[] = []): Promise<Locator> {
  const tree = page.getByRole('tree', { name: 'Library', exact: true });
  const demo = await startDemo(page.locator('.demo').filter({ has: tree }));
  for (const option of options) {
    await demo.getByRole('switch', { name: option }).check();
  }
  await demo.getByRole('switch').last().focus();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('treeitem', { name: 'Fiction' })).toBeFocused();
  return demo;
}

async function expectState(demo: Locator, state: Omit<KeyCase, 'table' | 'on' | 'key'>): Promise<void> {
  const lines = [
    ['Focus', state.focus],
    ['Expanded', state.open],
    ['Selected', state.selected],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  for (const line of lines) {
    await expect(demo.getByText(line, { exact: true })).toBeVisible();
  }
  if (state.field === null) {
    await expect(demo.getByRole('tree').locator('input')).toHaveCount(0);
  } else if (state.field !== undefined) {
    await expect(demo.getByRole('tree').locator('input')).toHaveValue(state.field);
  }
  if (state.label !== undefined) {
    await expect(demo.getByRole('treeitem', { name: state.label })).toBeFocused();
  }
}

async function pressAll(page: Page, keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

test('every row of the keyboard tables is tested, and none besides', async ({ shared: { page } }) => {
  const tables = new Set(CASES.map((row) => row.table));
  const rows = await readKeyboardTables(page, tables);
  expect(rows).toEqual(CASES.map(({ table, key, on }) => [table, key, on]));
});

for (const { table, key, on, before = [], press, options, ...state } of CASES) {
  test(`${table}: ${key}${on && `, ${on}`}`, async ({ shared }) => {
    const demo = await enterTree(shared, options);
    await pressAll(shared.page, [...before, ...press]);
    await expectState(demo, { press, ...state });
  });
}

for (const { title, before = [], press, options, ...state } of MORE) {
  test(title, async ({ shared }) => {
    const demo = await enterTree(shared, options);
    await pressAll(shared.page, [...before, ...press]);
    await expectState(demo, { press, ...state });
  });
}

test('a right-to-left theme swaps right and left', async ({ shared }) => {
  const { page } = shared;
  const demo = await enterTree(shared);
  const choose = async (direction: string) => {
    const panel = await openSettings(page);
    await panel.getByRole('button', { name: direction }).click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  };
  await choose('Right to left');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  // The document turns at once, the demo when React has rendered it with the new theme.
  await expect(demo.getByRole('tree')).toHaveClass(/(^| )rtl-/);
  await demo.getByRole('treeitem', { name: 'Fiction' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectState(demo, { press: [], focus: 'fiction', open: 'fiction' });
  await page.keyboard.press('ArrowRight');
  await expectState(demo, { press: [], focus: 'fiction', open: 'none' });
  await choose('Left to right');
});
