import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addTypeFiles } from '../../../../src/node/demos/code/addTypeFiles';
import { createFolder } from '../../createFolder';

/** The type files of a demo that is made of these files, and of which a bundle has the named ones. */
async function find(texts: Record<string, string>, bundled: string[]): Promise<string[] | undefined> {
  const directory = await createFolder(texts);
  const demo = {
    module: path.join(directory, 'bundled.mjs'),
    files: bundled.map((name) => path.join(directory, name)),
    packages: [],
  };
  const shown = await addTypeFiles(new Map([['charts/bars/Bars', demo]]));
  return shown.get('charts/bars/Bars')!.typeFiles?.map((file) => path.relative(directory, file));
}

describe('addTypeFiles', () => {
  it('finds modules of which types are imported, and what these import', async () => {
    const texts = {
      'bars/Bars.tsx': "import type { Bar } from './data';\nimport { columns } from './columns';\n",
      'bars/columns.ts': "import { type Width } from '../server/widths';\nexport const columns = [];\n",
      'bars/data.ts': "import type { Unit } from './units';\nexport interface Bar { unit: Unit }\n",
      'bars/units.ts': "export type Unit = 'm';\n",
      'server/widths.ts': 'export type Width = number;\n',
    };
    expect(await find(texts, ['bars/Bars.tsx', 'bars/columns.ts'])).toEqual([
      'bars/data.ts',
      'bars/units.ts',
      'server/widths.ts',
    ]);
  });

  it('leaves a demo alone that has all it imports', async () => {
    const texts = {
      'Bars.tsx': "import './Bars.css';\nimport type { Bar } from './data';\nimport dayjs from 'dayjs';\n",
      'Bars.css': '.bars {}\n',
      'data.ts': 'export interface Bar { id: number }\nexport const bars: Bar[] = [];\n',
    };
    expect(await find(texts, ['Bars.tsx', 'Bars.css', 'data.ts'])).toBeUndefined();
  });
});
