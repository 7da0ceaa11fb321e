import { describe, expect, it } from 'vitest';
import { PageUses } from '../../../../src/node/pages/api-pages/findUses';
import { UsageIndex } from '../../../../src/node/demos/usage/usageIndex';
import type { ApiUse } from '../../../../src/node/demos/usage/apiUse';
import { createApiComponent, createApiInterface } from './createApiPage';

function createUsage(demos: Record<string, ApiUse[]>): UsageIndex {
  const index = new UsageIndex();
  for (const [name, uses] of Object.entries(demos)) {
    index.add({ pathname: '/x/react-data-grid/rows', name }, uses);
  }
  return index;
}

const USAGE = createUsage({
  Rows: [{ kind: 'prop', owner: 'DataGrid', name: 'rows' }],
  ProRows: [
    { kind: 'prop', owner: 'DataGridPro', name: 'rows' },
    { kind: 'export', owner: '', name: 'DataGridPro' },
    { kind: 'slot', owner: 'DataGridPro', name: 'footer' },
  ],
  ChartRows: [{ kind: 'prop', owner: 'BarChart', name: 'rows' }],
  Column: [{ kind: 'prop', owner: 'GridBaseColDef', name: 'width' }],
  Styled: [
    { kind: 'class', owner: 'gridClasses', name: 'row' },
    { kind: 'class', owner: '', name: 'MuiDataGrid-cell' },
  ],
});

const names = (demos: { name: string }[]) => demos.map(({ name }) => name);

describe('demos that use what is on a page', () => {
  const uses = new PageUses(
    createApiComponent({
      classes: [
        { key: 'row', className: 'MuiDataGrid-row' },
        { key: 'cell', className: 'MuiDataGrid-cell' },
      ],
    }),
    USAGE,
  );

  it('are those of the component, and of the same component of lower plans', () => {
    expect(names(uses.findMember('rows'))).toEqual(['ProRows', 'Rows']);
  });

  it('are found by import, slot and class', () => {
    expect(names(uses.findSymbol())).toEqual(['ProRows']);
    expect(names(uses.findSlot('footer'))).toEqual(['ProRows']);
    expect(names(uses.findClass('row'))).toEqual(['Styled']);
    expect(names(uses.findClass('cell'))).toEqual(['Styled']);
    expect(names(uses.findClass('virtualScroller'))).toEqual([]);
  });

  it('are found by the interface that declares a member', () => {
    const column = new PageUses(createApiInterface(), USAGE);
    expect(names(column.findMember('width', 'GridBaseColDef'))).toEqual(['Column']);
    expect(names(column.findMember('width'))).toEqual([]);
  });
});

it('demos of the product are before those of other pages', () => {
  const usage = new UsageIndex();
  const uses: ApiUse[] = [{ kind: 'prop', owner: 'DataGrid', name: 'rows' }];
  usage.add({ pathname: '/x/introduction', name: 'StationGrid' }, uses);
  usage.add({ pathname: '/x/react-data-grid/rows', name: 'Rows' }, uses);
  const found = new PageUses(createApiComponent(), usage).findMember('rows');
  expect(names(found)).toEqual(['Rows', 'StationGrid']);
});

it('a demo that uses the same thing in two ways is once', () => {
  const usage = createUsage({
    Rows: [
      { kind: 'prop', owner: 'DataGrid', name: 'rows' },
      { kind: 'prop', owner: 'DataGridPro', name: 'rows' },
    ],
  });
  expect(names(new PageUses(createApiComponent(), usage).findMember('rows'))).toEqual(['Rows']);
});
