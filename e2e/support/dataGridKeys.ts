import { expect, type Locator, type Page } from '@playwright/test';
import { waitForAnimationFrames } from './animationFrames';

/** A row of the keyboard tables of the Data Grid's accessibility guide, and what tests it in a demo of the guide. */
export interface GridKeyCase {
  /** Heading of the table. */
  table: string;
  /** First and second cell of the row. */
  key: string;
  on: string;
  /** Keys that lead to the element; the focus begins on the element before the grid, or on its first toolbar button. */
  before?: string[];
  /**
   * As `rowCount`, awaited before `press`. A search begins 150 ms after each key, even if the field was cleared
   * meanwhile. Only one character ensures that none is waiting when the rows have changed.
   */
  rowCountBefore?: number;
  press: string[];
  /** A key that the row names besides the last one of `press`, with the same result. */
  alternative?: string;
  /** The focus that the demo shows afterwards; what is absent here may have any value. */
  focus?: string;
  /** `aria-rowindex` of the rendered rows that are selected, or all rendered rows. */
  selected?: number[] | 'all';
  /** Fields of sorted columns with their `aria-sort`. */
  sorted?: string[];
  /** Value of the editor of a cell; `null` for no editor. */
  editor?: string | null;
  /** Text of the cell in this column of the first booking. */
  cell?: [column: number, text: string];
  /** Role of the popup that is open; `null` for none. */
  popup?: 'menu' | 'tooltip' | 'listbox' | null;
  /** Visible columns, counted by `aria-colcount`. */
  columnCount?: number;
  /** Rows with headers, counted by `aria-rowcount`. */
  rowCount?: number;
  /** Rows of the page in the footer. */
  page?: string;
  /** `aria-expanded` of the first row of data. */
  expanded?: boolean;
  clipboard?: string;
  /** Shown rows are a tree instead of groups. */
  isTree?: boolean;
}

const ROOM_HEADER = ['Tab', 'ArrowRight', 'ArrowRight'];
/** Guest of the first booking. */
const CELL = ['Tab', 'ArrowDown', 'ArrowRight'];
/** Guest of the third booking. */
const THIRD = [...CELL, 'ArrowDown', 'ArrowDown'];
const MENU = [...ROOM_HEADER, 'Control+Enter'];
const SEARCH = ['End', 'Enter'];
const PAGE_SIZE = ['Tab', 'Tab'];

/** Cases of the first demo: column 1 has checkboxes, 2 is Guest, 3 Room, 4 Nights; row 1 is the header. */
// prettier-ignore
export const GRID_KEY_CASES: GridKeyCase[] = [
  { table: 'Tab sequence', key: 'Tab', on: 'page', before: ['Tab'], press: ['Shift+Tab'], focus: 'button Columns' },
  { table: 'Tab sequence', key: 'Tab', on: 'toolbar', press: ['Tab'], focus: 'input in columnheader, row 1, column 1' },
  { table: 'Tab sequence', key: 'Tab', on: 'header or cell', before: THIRD, press: ['Tab'], focus: 'combobox 10' },
  { table: 'Tab sequence', key: 'Shift+Tab', on: 'pagination', before: [...THIRD, 'Tab'], press: ['Shift+Tab'], focus: 'gridcell, row 4, column 2' },
  { table: 'Tab sequence', key: 'Shift+Tab', on: 'cell', before: THIRD, press: ['Shift+Tab'], focus: 'button Columns' },

  { table: 'Navigate cells', key: 'ArrowRight', on: 'cell', before: CELL, press: ['ArrowRight'], focus: 'gridcell, row 2, column 3' },
  { table: 'Navigate cells', key: 'ArrowLeft', on: 'cell', before: [...CELL, 'ArrowRight'], press: ['ArrowLeft'], focus: 'gridcell, row 2, column 2' },
  { table: 'Navigate cells', key: 'ArrowDown', on: 'cell', before: CELL, press: ['ArrowDown'], focus: 'gridcell, row 3, column 2' },
  { table: 'Navigate cells', key: 'ArrowUp', on: 'cell', before: THIRD, press: ['ArrowUp'], focus: 'gridcell, row 3, column 2' },
  { table: 'Navigate cells', key: 'ArrowUp', on: 'first row', before: CELL, press: ['ArrowUp'], focus: 'columnheader, row 1, column 2' },
  { table: 'Navigate cells', key: 'Home', on: 'cell', before: THIRD, press: ['Home'], focus: 'input in gridcell, row 4, column 1' },
  { table: 'Navigate cells', key: 'End', on: 'cell', before: THIRD, press: ['End'], focus: 'gridcell, row 4, column 4' },
  { table: 'Navigate cells', key: 'Ctrl+Home', on: 'cell', before: THIRD, press: ['Control+Home'], focus: 'input in gridcell, row 2, column 1' },
  { table: 'Navigate cells', key: 'Ctrl+End', on: 'cell', before: CELL, press: ['Control+End'], focus: 'gridcell, row 11, column 4' },
  { table: 'Navigate cells', key: 'PageDown', on: 'cell', before: CELL, press: ['PageDown'], focus: 'gridcell, row 7, column 2' },
  { table: 'Navigate cells', key: 'PageUp', on: 'cell', before: [...CELL, 'Control+End'], press: ['PageUp'], focus: 'gridcell, row 6, column 4' },
  { table: 'Navigate cells', key: 'PageUp', on: 'first row', before: CELL, press: ['PageUp'], focus: 'columnheader, row 1, column 2' },
  { table: 'Navigate cells', key: 'Space', on: 'cell', before: CELL, press: ['Space'], focus: 'gridcell, row 7, column 2', selected: [] },

  { table: 'Column headers', key: 'ArrowRight', on: 'header', before: ROOM_HEADER, press: ['ArrowRight'], focus: 'columnheader, row 1, column 4' },
  { table: 'Column headers', key: 'ArrowLeft', on: 'header', before: ROOM_HEADER, press: ['ArrowLeft'], focus: 'columnheader, row 1, column 2' },
  { table: 'Column headers', key: 'ArrowDown', on: 'header', before: ROOM_HEADER, press: ['ArrowDown'], focus: 'gridcell, row 2, column 3' },
  { table: 'Column headers', key: 'Home', on: 'header', before: ROOM_HEADER, press: ['Home'], focus: 'input in columnheader, row 1, column 1' },
  { table: 'Column headers', key: 'End', on: 'header', before: ['Tab'], press: ['End'], focus: 'columnheader, row 1, column 4' },
  { table: 'Column headers', key: 'PageDown', on: 'header', before: ROOM_HEADER, press: ['PageDown'], focus: 'gridcell, row 7, column 3' },
  { table: 'Column headers', key: 'Enter', on: 'sortable header', before: ROOM_HEADER, press: ['Enter'], sorted: ['room ascending'], focus: 'columnheader, row 1, column 3' },
  { table: 'Column headers', key: 'Ctrl+Enter', on: 'header', before: ROOM_HEADER, press: ['Control+Enter'], popup: 'menu', sorted: [] },

  { table: 'Column menu', key: 'ArrowDown', on: 'menu', before: MENU, press: ['ArrowDown', 'ArrowDown'], focus: 'menuitem Sort by DESC' },
  { table: 'Column menu', key: 'ArrowUp', on: 'menu', before: [...MENU, 'ArrowDown'], press: ['ArrowUp'], focus: 'menuitem Manage columns' },
  { table: 'Column menu', key: 'Home', on: 'menu', before: [...MENU, 'ArrowDown', 'ArrowDown'], press: ['Home'], focus: 'menuitem Sort by ASC' },
  { table: 'Column menu', key: 'End', on: 'menu', before: [...MENU, 'ArrowDown'], press: ['End'], focus: 'menuitem Manage columns' },
  { table: 'Column menu', key: 'letter', on: 'menu', before: [...MENU, 'ArrowDown'], press: ['f'], focus: 'menuitem Filter' },
  { table: 'Column menu', key: 'Enter', on: 'menu item', before: [...MENU, 'ArrowDown', 'ArrowDown'], press: ['Enter'], sorted: ['room descending'], popup: null },
  { table: 'Column menu', key: 'Escape or Tab', on: 'menu', before: [...MENU, 'ArrowDown'], press: ['Escape'], alternative: 'Tab', focus: 'columnheader, row 1, column 3', popup: null },

  { table: 'Toolbar and panels', key: 'ArrowRight', on: 'toolbar', press: ['ArrowRight'], focus: 'button Filters' },
  { table: 'Toolbar and panels', key: 'ArrowLeft', on: 'toolbar', before: ['ArrowRight'], press: ['ArrowLeft'], focus: 'button Columns' },
  { table: 'Toolbar and panels', key: 'Home', on: 'toolbar', before: ['ArrowRight'], press: ['Home'], focus: 'button Columns' },
  { table: 'Toolbar and panels', key: 'End', on: 'toolbar', press: ['End'], focus: 'button Search' },
  { table: 'Toolbar and panels', key: 'Enter or Space', on: 'button of a panel', before: ['ArrowRight'], press: ['Enter'], alternative: 'Space', focus: 'input' },
  { table: 'Toolbar and panels', key: 'Tab', on: 'filter panel', before: ['ArrowRight', 'Enter'], press: ['Tab'], focus: 'button Delete' },
  { table: 'Toolbar and panels', key: 'Shift+Tab', on: 'filter panel', before: ['ArrowRight', 'Enter', 'Tab'], press: ['Shift+Tab'], focus: 'input' },
  { table: 'Toolbar and panels', key: 'Space', on: 'checkbox of the columns panel', before: ['Enter', 'Tab', 'Tab'], press: ['Space'], columnCount: 3 },
  { table: 'Toolbar and panels', key: 'Escape', on: 'panel', before: ['ArrowRight', 'Enter'], press: ['Escape'], focus: 'button Filters', popup: null },
  { table: 'Toolbar and panels', key: 'Enter', on: 'search button', before: ['End'], press: ['Enter'], focus: 'searchbox' },
  { table: 'Toolbar and panels', key: 'Escape', on: 'search field with text', before: [...SEARCH, 'f'], rowCountBefore: 3, press: ['Escape'], focus: 'searchbox', rowCount: 13 },
  { table: 'Toolbar and panels', key: 'Escape', on: 'empty search field', before: SEARCH, press: ['Escape'], focus: 'button Search' },

  { table: 'Select and copy rows', key: 'Shift+Space', on: 'cell', before: THIRD, press: ['Shift+Space'], selected: [4], focus: 'gridcell, row 4, column 2' },
  { table: 'Select and copy rows', key: 'Space', on: 'checkbox', before: [...THIRD, 'Home'], press: ['Space'], selected: [4] },
  { table: 'Select and copy rows', key: 'Space', on: 'header checkbox', before: ['Tab'], press: ['Space'], selected: 'all' },
  { table: 'Select and copy rows', key: 'Shift+ArrowDown', on: 'cell', before: CELL, press: ['Shift+ArrowDown'], selected: [2, 3], focus: 'gridcell, row 3, column 2' },
  { table: 'Select and copy rows', key: 'Shift+ArrowUp', on: 'cell', before: THIRD, press: ['Shift+ArrowUp'], selected: [3, 4], focus: 'gridcell, row 3, column 2' },
  { table: 'Select and copy rows', key: 'Ctrl+A', on: 'cell', before: CELL, press: ['Control+a'], selected: 'all' },
  { table: 'Select and copy rows', key: 'Ctrl+C', on: 'cell', before: THIRD, press: ['Control+c'], clipboard: 'Clara Russo' },

  { table: 'Edit cells', key: 'Enter', on: 'editable cell', before: CELL, press: ['Enter'], editor: 'Alma Silva' },
  { table: 'Edit cells', key: 'character', on: 'editable cell', before: CELL, press: ['x'], editor: 'x' },
  { table: 'Edit cells', key: 'Backspace or Delete', on: 'editable cell', before: CELL, press: ['Delete'], alternative: 'Backspace', editor: '' },
  { table: 'Edit cells', key: 'Enter', on: 'editor', before: [...CELL, 'x'], press: ['Enter'], editor: null, cell: [2, 'x'], focus: 'gridcell, row 3, column 2' },
  { table: 'Edit cells', key: 'Tab', on: 'editor', before: [...CELL, 'x'], press: ['Tab'], editor: null, cell: [2, 'x'], focus: 'gridcell, row 2, column 3' },
  { table: 'Edit cells', key: 'Shift+Tab', on: 'editor', before: [...CELL, 'End', '7'], press: ['Shift+Tab'], editor: null, cell: [4, '7'], focus: 'gridcell, row 2, column 3' },
  { table: 'Edit cells', key: 'Escape', on: 'editor', before: [...CELL, 'x'], press: ['Escape'], editor: null, cell: [2, 'Alma Silva'], focus: 'gridcell, row 2, column 2' },

  { table: 'Pagination', key: 'ArrowDown or Enter', on: 'page size', before: PAGE_SIZE, press: ['ArrowDown'], alternative: 'Enter', popup: 'listbox' },
  { table: 'Pagination', key: 'Enter', on: 'option of the list', before: [...PAGE_SIZE, 'ArrowDown', 'ArrowUp'], press: ['Enter'], popup: null, page: '1–5 of 12' },
  { table: 'Pagination', key: 'Escape', on: 'option of the list', before: [...PAGE_SIZE, 'ArrowDown', 'ArrowUp'], press: ['Escape'], popup: null, page: '1–10 of 12', focus: 'combobox 10' },
  { table: 'Pagination', key: 'Enter or Space', on: 'button', before: [...PAGE_SIZE, 'Tab'], press: ['Space'], alternative: 'Enter', page: '11–12 of 12' },
];

/** First group of the second demo: Garden; column 1 is the grouping column, 2 is Guest, 3 Nights below a group header. */
const GROUP = ['Tab', 'ArrowDown', 'ArrowDown'];
const FILTER = ['Tab', 'ArrowRight', 'ArrowDown'];
/** Guest of the first booking in Garden, edited. */
const EDITED = [...GROUP, 'Space', 'ArrowDown', 'ArrowRight', 'Z', 'Enter', 'ArrowUp'];

/** Cases of the demo with groups. */
// prettier-ignore
export const GROUP_KEY_CASES: GridKeyCase[] = [
  { table: 'Groups and header filters', key: 'Space', on: 'cell of the grouping column', before: GROUP, press: ['Space'], expanded: true, selected: [] },
  { table: 'Groups and header filters', key: 'Enter', on: 'cell of the tree data column', isTree: true, before: GROUP, press: ['Enter'], expanded: true },
  { table: 'Groups and header filters', key: 'ArrowUp', on: 'header below a group header', before: ['Tab', 'End'], press: ['ArrowUp'], focus: 'columnheader, row 1, column 3' },
  { table: 'Groups and header filters', key: 'ArrowDown', on: 'header', before: ['Tab', 'ArrowRight'], press: ['ArrowDown'], focus: 'columnheader, row 3, column 2' },
  { table: 'Groups and header filters', key: 'Enter', on: 'header filter', before: FILTER, press: ['Enter'], focus: 'input in columnheader, row 3, column 2' },
  { table: 'Groups and header filters', key: 'character', on: 'header filter', before: FILTER, press: ['a'], focus: 'input in columnheader, row 3, column 2' },
  { table: 'Groups and header filters', key: 'Escape', on: 'field of a header filter', before: [...FILTER, 'Enter'], press: ['Escape'], focus: 'columnheader, row 3, column 2' },
  { table: 'Groups and header filters', key: 'Ctrl+Enter', on: 'header filter', before: FILTER, press: ['Control+Enter'], popup: 'menu', focus: 'menuitem Contains' },
  { table: 'Groups and header filters', key: 'Shift+Enter', on: 'header', before: ['Tab', 'ArrowRight', 'Enter', 'ArrowRight'], press: ['Shift+Enter'], sorted: ['guest ascending', 'nights ascending'] },
  { table: 'Groups and header filters', key: 'Ctrl+Z', on: 'grid', before: EDITED, press: ['Control+z'], cell: [2, 'Alma Silva'] },
  { table: 'Groups and header filters', key: 'Ctrl+Shift+Z or Ctrl+Y', on: 'grid', before: [...EDITED, 'Control+z'], press: ['Control+y'], alternative: 'Control+Shift+z', cell: [2, 'Z'] },
];

/** Cases beyond the rows of the tables: double input, the reverse direction, and edges. */
// prettier-ignore
export const MORE_KEY_CASES: (Omit<GridKeyCase, 'table' | 'key' | 'on'> & { title: string })[] = [
  { title: 'arrow keys stop at the last row and column of the page', before: [...CELL, 'Control+End'], press: ['ArrowDown', 'ArrowRight'], focus: 'gridcell, row 11, column 4' },
  { title: 'Shift+Tab returns to the toolbar button that had the focus last', before: ['ArrowRight', 'Tab'], press: ['Shift+Tab'], focus: 'button Filters' },
  { title: 'arrow keys select nothing', before: CELL, press: ['ArrowDown', 'ArrowDown'], selected: [] },
  { title: 'Space on the last row stays there', before: [...CELL, 'Control+End'], press: ['Space'], focus: 'gridcell, row 11, column 4' },
  { title: 'a second Shift+Space deselects', before: CELL, press: ['Shift+Space', 'Shift+Space'], selected: [] },
  { title: 'Shift with an arrow key deselects in the reverse direction', before: CELL, press: ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp'], selected: [2, 3] },
  { title: 'a second Space on the header checkbox deselects all', before: ['Tab'], press: ['Space', 'Space'], selected: [] },
  { title: 'a third Enter on a header restores the order', before: ROOM_HEADER, press: ['Enter', 'Enter', 'Enter'], sorted: [] },
  { title: 'F2 does not start editing', before: CELL, press: ['F2'], editor: null },
  { title: 'PageDown on the header of the last visible rows moves to the last row', before: [...CELL, 'PageDown'], press: ['PageDown'], focus: 'gridcell, row 11, column 2' },
];

/** A case for each key that a row names. */
export const listAlternatives = (keyCase: GridKeyCase): GridKeyCase[] =>
  keyCase.alternative === undefined ? [keyCase] : [keyCase, { ...keyCase, press: [keyCase.alternative] }];

/** Puts the focus before the grid of a live demo: on its first toolbar button, or on the last button of its options. */
export async function focusBefore(demo: Locator, isTree = false): Promise<void> {
  const options = demo.getByRole('button', { name: 'Tree data' });
  if (await options.isVisible()) {
    await (isTree ? options.click() : options.focus());
  } else {
    await demo.getByRole('button', { name: 'Columns', exact: true }).focus();
  }
  await expect(demo.locator('[role="row"][data-rowindex="0"]')).toBeVisible();
}

/** Presses keys; each one after the grid has rendered the result of the one before, as between two keys of a person. */
export async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitForAnimationFrames(page);
  }
}

/** Expects what a case says of the demo; popups are looked for in the whole page. */
export async function expectGridState(
  page: Page,
  demo: Locator,
  state: Omit<GridKeyCase, 'table' | 'key' | 'on'>,
): Promise<void> {
  const grid = demo.locator('[role="grid"], [role="treegrid"]');
  const firstRow = grid.locator('[role="row"][data-rowindex="0"]');
  const { focus, selected, sorted, editor, cell, popup, columnCount, rowCount, clipboard } = state;
  if (focus !== undefined) {
    await expect(demo.locator('output')).toHaveText(`Focus: ${focus}`);
  }
  if (selected === 'all') {
    await expect(grid.locator('[role="row"][aria-selected="true"]').first()).toBeVisible();
    await expect(grid.locator('[role="row"][aria-selected="false"]')).toHaveCount(0);
  } else if (selected !== undefined) {
    const rows = grid.locator('[role="row"][aria-selected="true"]');
    await expect
      .poll(() => rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-rowindex')))))
      .toEqual(selected);
  }
  if (sorted !== undefined) {
    const headers = grid.locator('[aria-sort="ascending"], [aria-sort="descending"]');
    await expect
      .poll(() =>
        headers.evaluateAll((all) =>
          all.map((header) => `${header.getAttribute('data-field')} ${header.ariaSort}`),
        ),
      )
      .toEqual(sorted);
  }
  if (editor !== undefined) {
    const input = grid.locator('.MuiDataGrid-cell--editing input');
    await (editor === null ? expect(input).toHaveCount(0) : expect(input).toHaveValue(editor));
  }
  if (cell !== undefined) {
    const [column, text] = cell;
    const booking = grid.locator('[role="row"][data-id="1"]');
    await expect(booking.locator(`[aria-colindex="${column}"]`)).toHaveText(text);
  }
  if (popup !== undefined) {
    await (popup === null
      ? expect(page.locator('[role="menu"]:visible, [role="listbox"], .MuiDataGrid-panel')).toHaveCount(0)
      : expect(page.getByRole(popup)).toBeVisible());
  }
  if (columnCount !== undefined) {
    await expect(grid).toHaveAttribute('aria-colcount', String(columnCount));
  }
  if (rowCount !== undefined) {
    await expect(grid).toHaveAttribute('aria-rowcount', String(rowCount));
  }
  if (state.page !== undefined) {
    await expect(demo.getByText(state.page, { exact: true })).toBeVisible();
  }
  if (state.expanded !== undefined) {
    await expect(firstRow).toHaveAttribute('aria-expanded', String(state.expanded));
  }
  if (clipboard !== undefined) {
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(clipboard);
  }
}
