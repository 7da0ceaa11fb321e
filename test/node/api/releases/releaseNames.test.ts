import { expect, it } from 'vitest';
import type { SurfaceItem } from '../../../../src/node/api/migration/surfaceItem';
import { listReleaseNames } from '../../../../src/node/api/releases/releaseNames';

const ITEMS: SurfaceItem[] = [
  { what: 'entry point', name: '@mui/x-data-grid/hooks' },
  { what: 'export', owner: 'useGrid', name: 'useGrid' },
  { what: 'type', owner: 'useGrid', name: '', type: 'function useGrid(): Grid' },
  { what: 'import', owner: 'useGrid', name: '@mui/x-data-grid' },
  { what: 'prop', owner: 'DataGrid', name: 'rows', type: 'Row[]', default: '[]', isRequired: true },
  { what: 'method', owner: 'DataGrid', name: 'getRow' },
  { what: 'method', owner: 'GridFilterPanel', name: 'getRow' },
  { what: 'theme', owner: 'DataGrid', name: '', type: 'MuiDataGrid' },
  { what: 'ref', owner: 'DataGrid', name: '', type: 'HTMLDivElement' },
  { what: 'member', owner: 'GridEventLookup', name: 'rowClick', isDeprecated: true },
  { what: 'member', owner: 'GridColDef', name: 'field' },
  { what: 'member', owner: 'GridState', name: 'rows' },
  { what: 'parameter', owner: 'useGrid', name: 'id' },
];

const INTERFACES = new Set(['GridColDef']);

it('selects what people look up', () => {
  const names = listReleaseNames(ITEMS, { product: 'data-grid', interfaces: INTERFACES });
  expect(Object.fromEntries(names)).toEqual({
    'entry point @mui/x-data-grid/hooks': { what: 'entry point', name: '@mui/x-data-grid/hooks' },
    'export useGrid': { what: 'export', name: 'useGrid', type: 'function useGrid(): Grid' },
    'prop DataGrid.rows': { ...ITEMS[4] },
    'method DataGrid.getRow': { what: 'method', owner: 'DataGrid', name: 'getRow' },
    'theme DataGrid.MuiDataGrid': { what: 'theme', owner: 'DataGrid', name: 'MuiDataGrid' },
    'event rowClick': { what: 'event', name: 'rowClick', isDeprecated: true },
    'member GridColDef.field': { what: 'member', owner: 'GridColDef', name: 'field' },
  });
});

it('keeps the methods of every component of other products', () => {
  const names = listReleaseNames(ITEMS, { product: 'charts', interfaces: INTERFACES });
  expect([...names.keys()]).toContain('method GridFilterPanel.getRow');
});
