import { describe, expect, it } from 'vitest';
import { collectSymbols, type ApiSource } from '../../../src/node/search/collectSymbols';
import type { SourcePage } from '../../../src/node/search/searchSource';
import type { NameHistory } from '../../../src/shared/products/releases';
import { createApiComponent, createApiInterface } from '../pages/api-pages/createApiPage';
import { createPage } from '../site/createPage';

const TEXT = { text: 'number[]', parts: [] };

function createSourcePage(pathname: string, ids: string[] = [], page: Partial<SourcePage> = {}): SourcePage {
  return {
    pathname,
    title: pathname,
    trail: [],
    compiled: createPage({ pathname }),
    ids: new Set(ids),
    ...page,
  };
}

function createApi(api: Partial<ApiSource>): ApiSource {
  const index = { key: '', versions: {}, entries: [], counts: {} };
  return { index, pages: [], types: [], events: [], selectors: [], objects: [], ...api };
}

const GRID = '/x/api/data-grid/data-grid';
const PRO = '/x/api/data-grid/data-grid-pro';

describe('collectSymbols', () => {
  it('takes a component with what has a row on its page, and the facts of each row', () => {
    const component = createApiComponent({
      exportName: 'DataGrid',
      name: 'DataGrid',
      pathname: GRID,
      props: [
        { name: 'rows', type: TEXT, default: '[]', description: 'The rows.' },
        { name: 'onlyInCode', type: TEXT },
      ],
      slots: [{ name: 'toolbar' }],
      classes: [{ key: 'root', className: 'MuiDataGrid-root', deprecation: 'Use {@link gridClasses}.' }],
    });
    const page = createSourcePage(
      GRID,
      ['data-grid-prop-rows', 'data-grid-slot-toolbar', 'data-grid-css-root'],
      { description: 'Shows rows.' },
    );
    const records = collectSymbols(createApi({ pages: [component] }), [page]);
    expect(records.map(({ kind, name, text }) => [kind, name, text])).toEqual([
      ['component', 'DataGrid', 'Shows rows.'],
      ['prop', 'rows', 'The rows.'],
      ['slot', 'toolbar', ''],
      ['class', 'MuiDataGrid-root', ''],
    ]);
    expect(records[1]).toMatchObject({ type: 'number[]', default: '[]', pages: [0] });
    expect(records[3]).toMatchObject({ deprecation: 'Use gridClasses.' });
  });

  it('leads to the page of the smallest plan, wherever the menu has it', () => {
    const createComponent = (name: string, pathname: string) =>
      createApiComponent({ exportName: name, name, pathname, props: [{ name: 'rows', type: TEXT }] });
    const records = collectSymbols(
      createApi({ pages: [createComponent('DataGridPro', PRO), createComponent('DataGrid', GRID)] }),
      [
        createSourcePage(PRO, ['data-grid-pro-prop-rows'], { plan: 'pro' }),
        createSourcePage(GRID, ['data-grid-prop-rows']),
      ],
    );
    expect(records.find(({ kind }) => kind === 'prop')?.pages).toEqual([1, 0]);
  });

  it('makes one record of rows that say the same, and two of those that do not', () => {
    const createComponent = (name: string, pathname: string, value: string) =>
      createApiComponent({
        exportName: name,
        name,
        pathname,
        props: [
          { name: 'rows', type: TEXT },
          { name: 'density', type: TEXT, default: value },
        ],
      });
    const records = collectSymbols(
      createApi({
        pages: [createComponent('DataGridPro', PRO, '"b"'), createComponent('DataGrid', GRID, '"a"')],
      }),
      [
        createSourcePage(GRID, ['data-grid-prop-rows', 'data-grid-prop-density']),
        createSourcePage(PRO, ['data-grid-pro-prop-rows', 'data-grid-pro-prop-density']),
      ],
    );
    const props = records.filter(({ kind }) => kind === 'prop');
    expect(props.map(({ name, default: value, pages }) => [name, value, pages])).toEqual([
      ['rows', undefined, [0, 1]],
      ['density', '"b"', [1]],
      ['density', '"a"', [0]],
    ]);
  });

  it('says page by page since when a row exists: at the latest since its page does', () => {
    const createComponent = (name: string, pathname: string, history?: NameHistory, ofProp?: NameHistory) =>
      createApiComponent({
        exportName: name,
        name,
        pathname,
        history,
        props: [{ name: 'rows', type: TEXT, history: ofProp }],
      });
    const records = collectSymbols(
      createApi({
        pages: [
          createComponent('DataGridPro', PRO, { since: { minor: '8.6' }, changes: [] }),
          createComponent('DataGrid', GRID, undefined, {
            since: { minor: '8.9', after: '8.7' },
            changes: [],
          }),
        ],
      }),
      [
        createSourcePage(PRO, ['data-grid-pro-prop-rows'], { plan: 'pro' }),
        createSourcePage(GRID, ['data-grid-prop-rows']),
      ],
    );
    expect(records.map(({ kind, pages, since }) => [kind, pages, since])).toEqual([
      ['component', [0], [{ minor: '8.6' }]],
      ['prop', [1, 0], [{ minor: '8.9', after: '8.7' }, { minor: '8.6' }]],
      ['component', [1], undefined],
    ]);
  });

  it('cuts long defaults', () => {
    const component = createApiComponent({
      pathname: PRO,
      props: [{ name: 'labels', type: TEXT, default: 'x'.repeat(500) }],
    });
    const [, prop] = collectSymbols(createApi({ pages: [component] }), [
      createSourcePage(PRO, ['data-grid-pro-prop-labels']),
    ]);
    expect(prop!.default).toMatch(/^x{119}…$/);
  });

  it('finds events and methods where a guide lists them, and else in the row of their interface', () => {
    const api = createApi({
      pages: [
        createApiInterface({
          name: 'GridApi',
          exportName: 'GridApi',
          members: [{ name: 'setRows', type: TEXT }],
        }),
      ],
      events: [{ name: 'rowClick' }, { name: 'notOnAnyPage' }],
      objects: [
        {
          name: 'GridApi',
          product: 'data-grid',
          methods: [
            { name: 'setRows', group: 'GridRowApi', type: TEXT },
            { name: 'sortColumn', group: 'GridSortApi', type: TEXT },
          ],
        },
      ],
    });
    const records = collectSymbols(api, [
      createSourcePage('/x/react-charts', ['event-rowClick'], { product: 'charts' }),
      createSourcePage('/x/react-data-grid/events', ['event-rowClick', 'method-sortColumn'], {
        product: 'data-grid',
      }),
      createSourcePage('/x/api/data-grid/grid-api', ['grid-api-prop-setRows'], { product: 'data-grid' }),
    ]);
    expect(records.map(({ kind, name, pages, hash }) => [kind, name, pages, hash])).toEqual([
      ['event', 'rowClick', [1], undefined],
      ['method', 'setRows', [2], 'grid-api-prop-setRows'],
      ['method', 'sortColumn', [1], undefined],
    ]);
  });

  it('leaves types out that have a page of their own', () => {
    const createType = (name: string, pathname?: string) => ({
      id: name,
      name,
      packageName: '@mui/x-data-grid',
      product: 'data-grid' as const,
      isExported: true,
      kind: 'alias' as const,
      pathname,
    });
    const types = [createType('GridRowsProp'), createType('GridColDef', '/x/api/data-grid/grid-col-def')];
    const ids = ['type-GridRowsProp', 'type-GridColDef'];
    const records = collectSymbols(createApi({ types }), [
      createSourcePage(GRID, ids, { product: 'data-grid' }),
    ]);
    expect(records.map(({ kind, name }) => [kind, name])).toEqual([['type', 'GridRowsProp']]);
  });
});
