import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUseKey } from '../../../../src/node/demos/usage/apiUse';
import { findUsage, type DemoUsage } from '../../../../src/node/demos/usage/findUsage';
import { createFolder } from '../../createFolder';

const PROJECT = path.join(import.meta.dirname, '../../../..');
const COLUMN = 'data/rows/column.ts';

function createChart(...types: string[]): string {
  const series = types.map((type) => `{ type: '${type}', data: [1] }`).join(', ');
  return (
    `import { ChartsContainer } from '@mui/x-charts/ChartsContainer';\n` +
    `export const a = <ChartsContainer series={[${series}]} />;\n`
  );
}

const createField = (props: string) =>
  `import TextField from '@mui/material/TextField';\n\nexport const field = <TextField ${props} />;\n`;

describe('findUsage', () => {
  let project: string;
  let usages: DemoUsage[];

  /** Finds what demos use, each of one or more modules. */
  const find = (...demos: string[][]) =>
    findUsage(
      demos.map((names) => names.map((name) => path.join(project, `data/${name}.tsx`))),
      project,
    );
  const listKeys = (usage: DemoUsage | undefined) => usage!.uses.map(getUseKey);

  // One program: most of the time goes into the types of the packages.
  beforeAll(async () => {
    project = await createFolder(
      {
        'data/orders/OrderGrid.tsx': await fs.readFile(
          path.join(import.meta.dirname, 'fixtures/OrderGrid.tsx'),
          'utf8',
        ),
        'data/charts/Lines.tsx': createChart('line'),
        'data/charts/Both.tsx': createChart('bar', 'line'),
        'data/rows/Rows.tsx':
          "import type { Column } from './column';\nexport const a: Column = { field: 'a' };\n",
        [COLUMN]: "import type { GridColDef } from '@mui/x-data-grid';\nexport type Column = GridColDef;\n",
        'data/fields/Old.tsx': createField('InputProps={{ readOnly: true }}'),
        'data/fields/New.tsx': createField('slotProps={{ input: { readOnly: true } }}'),
      },
      afterAll,
    );
    await fs.symlink(path.join(PROJECT, 'node_modules'), path.join(project, 'node_modules'));
    usages = await find(
      ['orders/OrderGrid'],
      ['charts/Lines'],
      ['charts/Both'],
      ['rows/Rows'],
      ['fields/New', 'fields/Old'],
      ['fields/Old'],
      ['fields/New'],
    );
  });

  it.each([
    ['an imported component, by its exported name', 'export:.DataGrid'],
    ['an imported hook', 'export:.useGridApiRef'],
    ['an imported type', 'export:.GridColDef'],
    ['a prop of a component that is renamed on import', 'prop:DataGrid.columns'],
    ['a member of an object, under the interface that declares it', 'prop:GridBaseColDef.valueGetter'],
    ['a slot that is filled', 'slot:DataGrid.footer'],
    ['a slot that is given props', 'slot:DataGrid.row'],
    ['a class by its object', 'class:gridClasses.row'],
    ['a class by its name in a selector', 'class:.MuiDataGrid-cell'],
  ])('finds %s', (_, key) => {
    expect(listKeys(usages[0])).toContain(key);
  });

  it('leaves out what belongs to other packages', () => {
    expect(listKeys(usages[0]).filter((key) => /Box|height|cursor|sx/.test(key))).toEqual([]);
  });

  it('finds the type of a series by what the series is, whatever stands before it', () => {
    const [lines, both] = usages
      .slice(1)
      .map((usage) => listKeys(usage).filter((key) => key.endsWith('.type')));
    expect(lines).toEqual(['prop:LineSeriesType.type']);
    expect(both).toEqual(['prop:BarSeriesType.type', 'prop:LineSeriesType.type']);
  });

  it('reads again when a module beside a demo changes that declares types', async () => {
    expect(listKeys(usages[3])).toContain('prop:GridBaseColDef.field');
    await fs.writeFile(path.join(project, COLUMN), 'export interface Column { field: string }\n');
    const [changed] = await find(['rows/Rows']);
    expect(listKeys(changed)).toEqual([]);
  });

  it('finds what is deprecated in a demo and the modules that it imports, once, and nothing in others', () => {
    const found = {
      file: 'data/fields/Old.tsx',
      line: 3,
      name: 'InputProps',
      message: expect.stringContaining('“Use `slotProps.input` instead.'),
    };
    expect(usages.slice(4).map(({ deprecated }) => deprecated)).toEqual([[found], [found], []]);
  });
});
