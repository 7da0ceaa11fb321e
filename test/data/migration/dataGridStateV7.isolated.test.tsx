// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { click } from './demoElements';
import { find, type GridLibrary, gridV7, gridV8, ONLY_NUT, PROPS, renderWithApi } from './gridLibrary';
import { ignoreStyles, testChanges } from './testChanges';

ignoreStyles();
testChanges<GridLibrary>({
  name: 'migration-data-grid-v7',
  v7: gridV7,
  v8: gridV8,
  changes: [
    {
      section: 'removed-props',
      change: 'returns to the first page when the sort model changes',
      observe: (library) => {
        vi.useFakeTimers();
        try {
          const pagination = { paginationModel: { page: 1, pageSize: 1 } };
          const { api } = renderWithApi(library, { initialState: { pagination }, pageSizeOptions: [1] });
          act(() => api.setSortModel([{ field: 'stock', sort: 'asc' }]));
          act(() => vi.advanceTimersByTime(100));
          return api.state.pagination.paginationModel.page;
        } finally {
          vi.useRealTimers();
        }
      },
      v7: 1,
      v8: 0,
    },
    {
      section: 'filter-and-columns-panel',
      change: 'restores the columns of the first render with Reset in the columns panel',
      observe: async (library) => {
        const { api } = renderWithApi(library, {});
        await act(async () => api.setColumnVisibility('stock', false));
        await act(async () => api.showPreferences('columns'));
        await click(find('.MuiDataGrid-columnsManagement input[name=part]'));
        await click(find('button', 'Reset'));
        return api.state.columns.columnVisibilityModel;
      },
      v7: { stock: false },
      v8: {},
    },
    {
      section: 'apiref-can-be-null',
      change: 'holds null until the grid renders',
      observe: (library) => renderWithApi(library, {}).first,
      v7: {},
      v8: 'null',
    },
    {
      section: 'usegridselector-arguments',
      change: 'passes apiRef to an inline selector, and does not call an equality function in third place',
      observe: ({ DataGrid, useGridApiContext, useGridSelector }) => {
        const isEqual = vi.fn(() => true);
        let received: object = {};
        function Footer() {
          useGridSelector(
            useGridApiContext(),
            (input: object) => {
              received = input;
              return {};
            },
            isEqual,
          );
          return null;
        }
        render(<DataGrid {...PROPS} slots={{ footer: Footer }} />);
        return {
          isState: 'sorting' in received,
          isRef: 'current' in received,
          calls: isEqual.mock.calls.length > 0,
        };
      },
      v7: { isState: true, isRef: false, calls: true },
      v8: { isState: false, isRef: true, calls: false },
    },
    {
      section: 'lookups-of-hidden-rows',
      change: 'contains only false, for rows that do not pass the filter',
      observe: (library) =>
        library.gridFilteredRowsLookupSelector(renderWithApi(library, { initialState: ONLY_NUT }).ref),
      v7: { 1: false, 2: true, 3: false },
      v8: { 1: false, 3: false },
    },
  ],
});
