import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUseKey } from '../../../../src/node/demos/usage/apiUse';
import { findUsage } from '../../../../src/node/demos/usage/findUsage';
import { createFolder } from '../../createFolder';

const PROJECT = path.join(import.meta.dirname, '../../../..');
/** A project with the packages of this one. */
async function createProject(files: Record<string, string>): Promise<string> {
  const project = await createFolder(files);
  await fs.symlink(path.join(PROJECT, 'node_modules'), path.join(project, 'node_modules'));
  return project;
}

const FILE = path.join(import.meta.dirname, 'fixtures/OrderGrid.tsx');

describe('findUsage', () => {
  let keys: string[];

  beforeAll(async () => {
    const [usage] = await findUsage([[FILE], [FILE]], PROJECT);
    keys = usage!.uses.map(getUseKey);
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
    expect(keys).toContain(key);
  });

  it('leaves out what belongs to other packages', () => {
    expect(keys.filter((key) => /Box|height|cursor|sx/.test(key))).toEqual([]);
  });

  it('finds the type of a series by what the series is, whatever stands before it', async () => {
    const write = (name: string, types: readonly string[]) => {
      const series = types.map((type) => `{ type: '${type}', data: [1] }`).join(', ');
      return [
        `data/charts/${name}.tsx`,
        `import { ChartsContainer } from '@mui/x-charts/ChartsContainer';\n` +
          `export const a = <ChartsContainer series={[${series}]} />;\n`,
      ];
    };
    const project = await createProject(
      Object.fromEntries([write('Lines', ['line']), write('Both', ['bar', 'line'])]),
    );
    const files = ['Lines', 'Both'].map((name) => [path.join(project, `data/charts/${name}.tsx`)]);
    const [lines, both] = await findUsage(files, project);
    const types = (usage: typeof lines) => usage!.uses.map(getUseKey).filter((key) => key.endsWith('.type'));
    expect(types(lines)).toEqual(['prop:LineSeriesType.type']);
    expect(types(both)).toEqual(['prop:BarSeriesType.type', 'prop:LineSeriesType.type']);
  });

  it('reads again when a module beside a demo changes that declares types', async () => {
    const project = await createProject({
      'data/rows/Rows.tsx':
        "import type { Column } from './column';\nexport const a: Column = { field: 'a' };\n",
      'data/rows/column.ts':
        "import type { GridColDef } from '@mui/x-data-grid';\nexport type Column = GridColDef;\n",
    });
    const find = async () => {
      const [usage] = await findUsage([[path.join(project, 'data/rows/Rows.tsx')]], project);
      return usage!.uses.map(getUseKey);
    };
    expect(await find()).toContain('prop:GridBaseColDef.field');
    await fs.writeFile(
      path.join(project, 'data/rows/column.ts'),
      'export interface Column { field: string }\n',
    );
    expect(await find()).toEqual([]);
  });

  it('finds what is deprecated in a demo and the modules that it imports, once, and nothing in others', async () => {
    const field = (props: string) =>
      `import TextField from '@mui/material/TextField';\n\nexport const field = <TextField ${props} />;\n`;
    const project = await createProject({
      'data/fields/Old.tsx': field('InputProps={{ readOnly: true }}'),
      'data/fields/New.tsx': field('slotProps={{ input: { readOnly: true } }}'),
    });
    const [old, current] = ['Old', 'New'].map((name) => path.join(project, `data/fields/${name}.tsx`));
    const usages = await findUsage([[current!, old!], [old!], [current!]], project);
    const found = {
      file: 'data/fields/Old.tsx',
      line: 3,
      name: 'InputProps',
      message: expect.stringContaining('“Use `slotProps.input` instead.'),
    };
    expect(usages.map(({ deprecated }) => deprecated)).toEqual([[found], [found], []]);
  });
});
