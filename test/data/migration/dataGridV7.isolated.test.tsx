// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { findAll } from './demoElements';
import { find, getCell, type GridLibrary, gridV7, gridV8, PROPS, renderWithApi } from './gridLibrary';
import { ignoreStyles, testChanges } from './testChanges';

/** Renders the default toolbar of a version. */
function renderToolbar({ DataGrid, GridToolbar }: GridLibrary): HTMLElement {
  const slots = DataGrid === gridV7.DataGrid ? { toolbar: GridToolbar } : {};
  render(<DataGrid {...PROPS} showToolbar slots={slots} />);
  return find('.MuiDataGrid-toolbar, .MuiDataGrid-toolbarContainer');
}

const countProgress = () => ({
  circular: findAll('[role=progressbar].MuiCircularProgress-root').length,
  linear: findAll('[role=progressbar].MuiLinearProgress-root').length,
  skeleton: findAll('.MuiDataGrid-main--hiddenContent').length > 0,
});

ignoreStyles();
testChanges<GridLibrary>({
  name: 'migration-data-grid-v7',
  v7: gridV7,
  v8: gridV8,
  changes: [
    {
      section: 'show-the-toolbar',
      change: 'renders no toolbar of slots.toolbar without showToolbar',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} slots={{ toolbar: () => <div className="bar" /> }} />);
        return findAll('.bar').length;
      },
      v7: 1,
      v8: 0,
    },
    {
      section: 'show-the-toolbar',
      change: 'throws if slots.toolbar is null and showToolbar is set',
      observe: ({ DataGrid }) => {
        const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
        try {
          render(<DataGrid {...PROPS} showToolbar slots={{ toolbar: null }} />);
          return 'renders';
        } catch (error) {
          return String(error).includes('but got: null') ? 'throws' : error;
        } finally {
          quiet.mockRestore();
        }
      },
      v7: 'renders',
      v8: 'throws',
    },
    {
      section: 'show-the-toolbar',
      change: 'shows the quick filter in GridToolbar by default',
      observe: ({ DataGrid, GridToolbar }) => {
        render(<DataGrid {...PROPS} showToolbar slots={{ toolbar: GridToolbar }} />);
        return screen.queryAllByRole('searchbox').length;
      },
      v7: 0,
      v8: 1,
    },
    {
      section: 'show-the-toolbar',
      change: 'renders an element with the role toolbar, whose buttons have no text and are one tab stop',
      observe: (library) => {
        const bar = renderToolbar(library);
        const buttons = [...bar.querySelectorAll('button')];
        return {
          role: bar.getAttribute('role'),
          texts: [...new Set(buttons.map(({ textContent }) => textContent))],
          tabStops: buttons.filter(({ tabIndex }) => tabIndex === 0).length,
        };
      },
      v7: { role: null, texts: ['Columns', 'Filters', 'Density', 'Export'], tabStops: 4 },
      v8: { role: 'toolbar', texts: [''], tabStops: 1 },
    },
    {
      section: 'attributes-on-the-grid',
      change: 'ignores data attributes of the grid',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} data-testid="parts" />);
        return findAll('[data-testid=parts]').length;
      },
      v7: 1,
      v8: 0,
    },
    {
      section: 'attributes-on-the-grid',
      change: 'names the element with the role grid, not the root, with aria-label',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} aria-label="Parts" />);
        return findAll('[aria-label=Parts]').map(({ className, role }) => [
          /MuiDataGrid-\w+/.exec(className)![0],
          role,
        ]);
      },
      v7: [['MuiDataGrid-root', null]],
      v8: [['MuiDataGrid-main', 'grid']],
    },
    {
      section: 'pagination-props',
      change: 'ignores the props of GridPagination',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} slotProps={{ pagination: { className: 'pages' } }} />);
        return findAll('.pages').length;
      },
      v7: 1,
      v8: 0,
    },
    {
      section: 'pagination-texts',
      change: 'has its own key for the text beside the page size',
      observe: ({ DataGrid }) => {
        const localeText = {
          MuiTablePagination: { labelRowsPerPage: 'Old key' },
          paginationRowsPerPage: 'New key',
        };
        render(<DataGrid {...PROPS} localeText={localeText} />);
        return find('.MuiTablePagination-selectLabel').textContent;
      },
      v7: 'Old key',
      v8: 'New key',
    },
    {
      section: 'class-names',
      change: 'sets root--noToolbar only if slots.toolbar is null',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} />);
        render(<DataGrid {...PROPS} slots={{ toolbar: null }} />);
        return findAll('.MuiDataGrid-root').map((root) =>
          root.classList.contains('MuiDataGrid-root--noToolbar'),
        );
      },
      v7: [true, true],
      v8: [false, true],
    },
    {
      section: 'class-names',
      change: 'sets main--hiddenContent while there are no columns',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} columns={[]} />);
        return findAll('.MuiDataGrid-main--hiddenContent').length;
      },
      v7: 0,
      v8: 1,
    },
    {
      section: 'loading-overlay',
      change: 'shows a linear progress over rows that are loading',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} loading />);
        return countProgress();
      },
      v7: { circular: 1, linear: 0, skeleton: false },
      v8: { circular: 0, linear: 1, skeleton: false },
    },
    {
      section: 'loading-overlay',
      change: 'shows a skeleton, and no progressbar, while a grid without rows is loading',
      observe: ({ DataGrid }) => {
        render(<DataGrid {...PROPS} rows={[]} loading />);
        return countProgress();
      },
      v7: { circular: 1, linear: 0, skeleton: false },
      v8: { circular: 0, linear: 0, skeleton: true },
    },
    {
      section: 'filter-and-columns-panel',
      change: 'renders outlined inputs in the filter panel',
      observe: async (library) => {
        const { api } = renderWithApi(library, {});
        await act(async () => api.showFilterPanel('part'));
        const hasInput = (root: string) => findAll(`.MuiDataGrid-filterForm .${root}`).length > 0;
        return { standard: hasInput('MuiInput-root'), outlined: hasInput('MuiOutlinedInput-root') };
      },
      v7: { standard: true, outlined: false },
      v8: { standard: false, outlined: true },
    },
    {
      section: 'panels-and-portals',
      change: 'renders a div instead of a Paper as the panel',
      observe: async (library) => {
        const { api } = renderWithApi(library, {});
        await act(async () => api.showFilterPanel('part'));
        const { tagName, classList } = find('.MuiDataGrid-paper');
        return { tagName, paper: classList.contains('MuiPaper-root') };
      },
      v7: { tagName: 'DIV', paper: true },
      v8: { tagName: 'DIV', paper: false },
    },
    {
      section: 'dom-structure',
      change: 'renders the toolbar, the body and the footer in an element with the class mainContent',
      observe: (library) => {
        const bar = renderToolbar(library);
        return [bar, getCell('Nut'), find('.MuiDataGrid-footerContainer')].map(
          (part) => part.closest('.MuiDataGrid-mainContent') !== null,
        );
      },
      v7: [false, false, false],
      v8: [true, true, true],
    },
  ],
});
