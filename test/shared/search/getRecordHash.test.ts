import { describe, expect, it } from 'vitest';
import { getRecordHash } from '../../../src/shared/search/getRecordHash';
import type { SearchKind } from '../../../src/shared/search/searchIndex';

describe('getRecordHash', () => {
  it.each<[kind: SearchKind, name: string, pathname: string, hash: string]>([
    ['prop', 'pageSizeOptions', '/x/api/data-grid/data-grid', 'data-grid-prop-pageSizeOptions'],
    ['slot', 'toolbar', '/x/api/data-grid/data-grid', 'data-grid-slot-toolbar'],
    ['class', 'MuiDataGrid-root', '/x/api/data-grid/data-grid', 'data-grid-css-root'],
    ['class', 'MuiDataGrid-cell--editing', '/x/api/data-grid/data-grid', 'data-grid-css-cell--editing'],
    ['hook', 'useGridApiRef', '/x/react-data-grid/hooks-api', 'use-grid-api-ref'],
    ['hook', 'useDrawingArea', '/x/api/charts/use-drawing-area', ''],
    ['event', 'rowClick', '/x/react-data-grid/events', 'event-rowClick'],
    ['method', 'setRows', '/x/react-data-grid/api-object', 'method-setRows'],
    ['selector', 'gridRowsSelector', '/x/react-data-grid/state', 'selector-gridRowsSelector'],
    ['type', 'GridRowsProp', '/x/react-data-grid', 'type-GridRowsProp'],
    ['page', 'Rows', '/x/react-data-grid/rows', ''],
    ['component', 'DataGrid', '/x/api/data-grid/data-grid', ''],
  ])('of the %s %s on %s is %j', (kind, name, pathname, hash) => {
    expect(getRecordHash({ kind, name }, pathname)).toBe(hash);
  });

  it('is the given one where there is one', () => {
    expect(getRecordHash({ kind: 'prop', name: 'rows', hash: 'there' }, '/x')).toBe('there');
  });
});
