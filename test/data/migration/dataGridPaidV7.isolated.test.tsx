// @vitest-environment jsdom
import type * as React from 'react';
import { DataGridPremium as Premium8 } from '@mui/x-data-grid-premium';
import { DataGridPremium as Premium7, GridToolbar as PremiumToolbar7 } from '@mui/x-data-grid-premium-v7';
import { DataGridPro as Pro8 } from '@mui/x-data-grid-pro';
import { DataGridPro as Pro7 } from '@mui/x-data-grid-pro-v7';
import { act, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import { click, findAll } from './demoElements';
import {
  clickHeaderCheckbox,
  find,
  getCell,
  type GridLibrary,
  type GridProps,
  gridV7,
  gridV8,
  ONLY_NUT,
  PROPS,
  type Row,
  toPlain,
} from './gridLibrary';
import { hideErrors, ignoreStyles, testChanges } from './testChanges';

interface PaidLibrary extends GridLibrary {
  DataGridPro: React.ComponentType<GridProps>;
  DataGridPremium: React.ComponentType<GridProps>;
}

const TREE = {
  rows: [
    { id: 1, part: 'Screws', stock: 55, path: ['Screws'] },
    { id: 2, part: 'Bolt', stock: 40, path: ['Screws', 'Bolt'] },
    { id: 3, part: 'Nut', stock: 15, path: ['Screws', 'Nut'] },
  ],
  treeData: true,
  getTreeDataPath: ({ path }: Row) => path,
  defaultGroupingExpansionDepth: -1,
  checkboxSelection: true,
};

/** Renders the grid, acts on it, and returns the last model of the selection. */
async function select(Grid: React.ComponentType<GridProps>, props: GridProps, doIt: () => Promise<void>) {
  const onChange = vi.fn();
  render(<Grid {...PROPS} {...props} onRowSelectionModelChange={onChange} />);
  await doIt();
  return toPlain(onChange.mock.lastCall?.[0]);
}

async function pressSelectAll(): Promise<void> {
  const cell = getCell('Nut');
  await act(async () => cell.focus());
  await act(async () => {
    fireEvent.keyDown(cell, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  });
}

const clickRowCheckbox = (text: string) => click(find('.MuiDataGrid-row', text).querySelector('input')!);
const isNotNut = ({ id }: Row) => id !== 2;

// Without a license key, each package logs a message.
hideErrors('MUI X: Missing license key');
ignoreStyles();
testChanges<PaidLibrary>({
  name: 'migration-data-grid-v7',
  v7: { ...gridV7, DataGridPro: Pro7, DataGridPremium: Premium7 } as unknown as PaidLibrary,
  v8: { ...gridV8, DataGridPro: Pro8, DataGridPremium: Premium8 } as unknown as PaidLibrary,
  changes: [
    {
      section: 'row-selection-model',
      change: 'describes the selection with an object instead of an array',
      observe: ({ DataGrid }) => select(DataGrid, {}, () => click(getCell('Nut'))),
      v7: [2],
      v8: { type: 'include', ids: [2] },
    },
    {
      section: 'clicking-a-selected-row',
      change: 'deselects the only selected row when it is clicked',
      observe: async ({ DataGrid }) => {
        render(<DataGrid {...PROPS} />);
        await click(getCell('Nut'));
        await click(getCell('Nut'));
        return findAll('[role=row][aria-selected=true]').length;
      },
      v7: 1,
      v8: 0,
    },
    {
      section: 'select-all-rows',
      change: 'excludes nothing, and lists no ids, after a click on the header checkbox',
      observe: ({ DataGrid }) => select(DataGrid, { checkboxSelection: true }, clickHeaderCheckbox),
      v7: [1, 2, 3],
      v8: { type: 'exclude', ids: [] },
    },
    {
      section: 'select-all-rows',
      change: 'excludes nothing, and lists no ids, after Ctrl+A',
      observe: ({ DataGridPro }) => select(DataGridPro, {}, pressSelectAll),
      v7: [1, 2, 3],
      v8: { type: 'exclude', ids: [] },
    },
    ...[
      { disableRowSelectionExcludeModel: true },
      { checkboxSelectionVisibleOnly: true, pagination: true },
    ].map((props) => ({
      section: 'select-all-rows',
      change: `lists the ids with ${Object.keys(props)[0]}`,
      observe: ({ DataGridPro }: PaidLibrary) =>
        select(DataGridPro, { checkboxSelection: true, ...props }, clickHeaderCheckbox),
      v7: [1, 2, 3],
      v8: { type: 'include', ids: [1, 2, 3] },
    })),
    {
      section: 'select-all-rows',
      change: 'lists the ids if the filter model has an item, even one without a value',
      observe: ({ DataGrid }) => {
        const filterModel = { items: [{ field: 'part', operator: 'equals' }] };
        return select(DataGrid, { checkboxSelection: true, filterModel }, clickHeaderCheckbox);
      },
      v7: [1, 2, 3],
      v8: { type: 'include', ids: [1, 2, 3] },
    },
    {
      section: 'select-all-rows',
      change: 'lists the ids if the rows are nested and descendants are not selected with them',
      observe: ({ DataGridPro }) => {
        const rowSelectionPropagation = { descendants: false, parents: false };
        return select(DataGridPro, { ...TREE, rowSelectionPropagation }, clickHeaderCheckbox);
      },
      v7: [1, 2, 3],
      v8: { type: 'include', ids: [1, 2, 3] },
    },
    {
      section: 'header-checkbox',
      change: 'is checked when all selectable rows are selected, though other rows exist',
      observe: async ({ DataGrid }) => {
        render(<DataGrid {...PROPS} checkboxSelection isRowSelectable={isNotNut} />);
        await clickRowCheckbox('Bolt');
        await clickRowCheckbox('Washer');
        return find('.MuiDataGrid-columnHeaderCheckbox input').dataset.indeterminate;
      },
      v7: 'true',
      v8: 'false',
    },
    {
      section: 'header-checkbox',
      change: 'selects only the rows that pass the filter with Ctrl+A',
      observe: ({ DataGridPro }) => select(DataGridPro, { initialState: ONLY_NUT }, pressSelectAll),
      v7: [1, 2, 3],
      v8: { type: 'include', ids: [2] },
    },
    {
      section: 'selection-propagation',
      change: 'selects the descendants with a group',
      observe: ({ DataGridPro }) => select(DataGridPro, TREE, () => clickRowCheckbox('Screws')),
      v7: [1],
      v8: { type: 'include', ids: [1, 2, 3] },
    },
    {
      section: 'selection-propagation',
      change: 'selects a group when all its children are selected',
      observe: ({ DataGridPro }) =>
        select(DataGridPro, TREE, async () => {
          await clickRowCheckbox('Bolt');
          await clickRowCheckbox('Nut');
        }),
      v7: [2, 3],
      v8: { type: 'include', ids: [2, 3, 1] },
    },
    {
      section: 'selection-propagation',
      change: 'selects the remaining rows with a click on an indeterminate checkbox',
      observe: ({ DataGrid }) =>
        select(DataGrid, { checkboxSelection: true }, async () => {
          await clickRowCheckbox('Bolt');
          await clickHeaderCheckbox();
        }),
      v7: [],
      v8: { type: 'exclude', ids: [] },
    },
    {
      section: 'detail-panels',
      change: 'reports the expanded detail panels as a Set',
      observe: async ({ DataGridPro }) => {
        const onChange = vi.fn();
        render(
          <DataGridPro
            {...PROPS}
            getDetailPanelContent={() => <p>Details</p>}
            onDetailPanelExpandedRowIdsChange={onChange}
          />,
        );
        await click(find('.MuiDataGrid-detailPanelToggleCell'));
        return onChange.mock.lastCall?.[0];
      },
      v7: [1],
      v8: new Set([1]),
    },
    {
      section: 'header-filter-clear-button',
      change: 'shows no button in the cell that clears a header filter',
      observe: ({ DataGridPro }) => {
        render(<DataGridPro {...PROPS} headerFilters initialState={ONLY_NUT} />);
        return findAll('.MuiDataGrid-headerFilterRow [aria-label="Clear filter"]').length;
      },
      v7: 1,
      v8: 0,
    },
    {
      section: 'class-names',
      change: 'sets no class columnHeader--lastUnpinned',
      observe: ({ DataGridPro }) => {
        render(<DataGridPro {...PROPS} pinnedColumns={{ right: ['stock'] }} />);
        return findAll('.MuiDataGrid-columnHeader--lastUnpinned').length;
      },
      v7: 1,
      v8: 0,
    },
    {
      section: 'role-of-grouped-grids',
      change: 'has the role treegrid while rows are grouped',
      observe: ({ DataGridPremium }) => {
        render(<DataGridPremium {...PROPS} rowGroupingModel={['part']} />);
        return findAll('[role=grid], [role=treegrid]').map(({ role }) => role);
      },
      v7: ['grid'],
      v8: ['treegrid'],
    },
    {
      section: 'new-features-of-premium',
      change:
        'has a button for pivoting in the toolbar, and buttons for undo and redo if cells can be edited',
      observe: ({ DataGridPremium }) => {
        const slots = DataGridPremium === (Premium7 as unknown) ? { toolbar: PremiumToolbar7 } : {};
        const readButtons = (props: GridProps) => {
          const { unmount } = render(<DataGridPremium {...PROPS} {...props} showToolbar slots={slots} />);
          const shown = ['Pivot', 'Undo', 'Redo'].filter(
            (name) => findAll(`[aria-label=${name}]`).length > 0,
          );
          unmount();
          return shown;
        };
        return {
          fixed: readButtons({}),
          column: readButtons({ columns: PROPS.columns.map((column) => ({ ...column, editable: true })) }),
          cell: readButtons({ isCellEditable: () => true }),
          noHistory: readButtons({ isCellEditable: () => true, historyStackSize: 0, disablePivoting: true }),
        };
      },
      v7: { fixed: [], column: [], cell: [], noHistory: [] },
      v8: {
        fixed: ['Pivot'],
        column: ['Pivot', 'Undo', 'Redo'],
        cell: ['Pivot', 'Undo', 'Redo'],
        noHistory: [],
      },
    },
  ],
});
