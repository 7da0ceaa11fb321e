import { describe, expect, it } from 'vitest';
import { getUseKey, type ApiUse } from '../../../../src/node/demos/usage/apiUse';
import { findDemoApi, type PagedSymbol } from '../../../../src/node/demos/usage/findDemoApi';
import type { ApiMember } from '../../../../src/node/api/types/apiMember';

const BASE: Pick<PagedSymbol, 'product' | 'packageName' | 'version' | 'imports' | 'sourceFile'> = {
  product: 'data-grid',
  packageName: '@mui/x-data-grid',
  version: '8.0.0',
  imports: [],
  sourceFile: '',
};

function createMember(name: string, declaredIn?: string): ApiMember {
  return { name, type: { text: 'string' }, ...(declaredIn && { declaredIn }) };
}

const SYMBOLS: PagedSymbol[] = [
  {
    ...BASE,
    kind: 'interface',
    exportName: 'GridColDef',
    name: 'GridColDef',
    pathname: '/x/api/data-grid/grid-col-def',
    members: [createMember('field', 'GridBaseColDef'), createMember('valueGetter', 'GridBaseColDef')],
  },
  {
    ...BASE,
    kind: 'component',
    exportName: 'DataGrid',
    name: 'DataGrid',
    pathname: '/x/api/data-grid/data-grid',
    props: ['rows', 'columns', 'density', 'sx'].map((name) => createMember(name)),
    inherited: [],
    slots: [{ name: 'toolbar' }],
    classes: [],
  },
];

const use = (kind: ApiUse['kind'], owner: string, name: string): ApiUse => ({ kind, owner, name });

function find(uses: ApiUse[], counts: Record<string, number> = {}): string[] {
  const countDemos = (item: ApiUse) => counts[getUseKey(item)] ?? 1;
  return findDemoApi(uses, { symbols: SYMBOLS, countDemos }).map(
    ({ name, pathname }) => `${name} ${pathname}`,
  );
}

const DATA_GRID = 'DataGrid /x/api/data-grid/data-grid';
const COL_DEF = 'GridColDef /x/api/data-grid/grid-col-def';

describe('findDemoApi', () => {
  it('names what is imported first, components before interfaces', () => {
    const uses = [
      use('prop', 'DataGrid', 'rows'),
      use('export', '', 'GridColDef'),
      use('export', '', 'DataGrid'),
      use('export', '', 'GridRowsProp'),
    ];
    expect(find(uses)).toEqual([DATA_GRID, COL_DEF, `rows ${DATA_GRID.slice(9)}#data-grid-prop-rows`]);
  });

  it('links a member that the page inherits to the row of the page', () => {
    expect(find([use('prop', 'GridBaseColDef', 'valueGetter')])).toEqual([
      'valueGetter /x/api/data-grid/grid-col-def#grid-col-def-prop-valueGetter',
    ]);
  });

  it('links a slot to its row', () => {
    expect(find([use('slot', 'DataGrid', 'toolbar')])).toEqual([
      'toolbar /x/api/data-grid/data-grid#data-grid-slot-toolbar',
    ]);
  });

  it('puts first what fewer demos use', () => {
    const uses = ['rows', 'columns', 'density'].map((name) => use('prop', 'DataGrid', name));
    const counts = { 'prop:DataGrid.rows': 40, 'prop:DataGrid.columns': 41, 'prop:DataGrid.density': 2 };
    expect(find(uses, counts).map((line) => line.split(' ')[0])).toEqual(['density', 'rows']);
  });

  it.each([
    ['a prop that every component takes', use('prop', 'DataGrid', 'sx')],
    ['a prop without a row', use('prop', 'DataGrid', 'secret')],
    ['a member of an interface without a page', use('prop', 'GridActionsColDef', 'getActions')],
    ['a class', use('class', 'gridClasses', 'row')],
  ])('leaves out %s', (_, left) => {
    expect(find([left])).toEqual([]);
  });

  it('says each name once', () => {
    const uses = [use('slot', 'DataGrid', 'toolbar'), use('slot', 'DataGrid', 'toolbar')];
    expect(find(uses)).toHaveLength(1);
  });
});
