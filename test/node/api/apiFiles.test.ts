import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  readApiIndex,
  readApiPage,
  readApiTable,
  readNamedTypes,
  writeApi,
  type ApiData,
} from '../../../src/node/api/apiFiles';
import type { ApiInterface } from '../../../src/node/api/types/apiPage';
import type { NamedType } from '../../../src/node/api/types/namedType';
import { createFolder } from '../createFolder';

/** A type with a field of another type. */
function createType(id: string, mentions: string, product?: 'charts'): NamedType {
  const [, name = ''] = id.split('/');
  const type = { text: 'Other', types: { Other: mentions } };
  return {
    id,
    name,
    product,
    isExported: true,
    kind: 'interface',
    members: [{ name: 'field', type }],
  };
}

const page: ApiInterface = {
  kind: 'interface',
  exportName: 'BarSeries',
  name: 'BarSeries',
  product: 'charts',
  pathname: '/x/api/charts/bar-series',
  packageName: '@mui/x-charts',
  version: '8.29.3',
  imports: [],
  sourceFile: 'BarChart/BarChart.d.mts',
  members: [{ name: 'layout', type: { text: 'A', types: { A: 'x-charts/A' } } }],
};

const data: ApiData = {
  index: {
    key: 'key',
    versions: {},
    counts: {},
    entries: [
      {
        name: 'BarSeries',
        exportName: 'BarSeries',
        product: 'charts',
        kind: 'interface',
        pathname: '/x/api/charts/bar-series',
        file: 'charts/BarSeries',
        packages: ['@mui/x-charts'],
      },
    ],
  },
  pages: new Map([['charts/BarSeries', page]]),
  // Each mentions the next, and the last one the first.
  types: [
    createType('x-charts/A', 'x-charts/B', 'charts'),
    createType('x-charts/B', 'x-internals/C', 'charts'),
    createType('x-internals/C', 'x-charts/A'),
  ],
  tables: { events: [{ name: 'rowClick' }], selectors: [], objects: [], messages: [] },
};

it('gives back what was written', async () => {
  const directory = await createFolder();
  await writeApi(directory, data);
  expect(await readApiIndex(directory)).toEqual(data.index);
  expect(await readApiPage(directory, 'charts/BarSeries')).toEqual(page);
  expect(await readApiTable(directory, 'events')).toEqual([{ name: 'rowClick' }]);
});

it('names a file that was cut off, and what to run', async () => {
  const directory = await createFolder();
  await writeApi(directory, data);
  await fs.truncate(path.join(directory, '.cache/api/types/charts.json'), 5);
  await expect(readNamedTypes(directory, 'charts')).rejects.toThrow(
    '.cache/api/types/charts.json  The file is cut off or was edited: it is no JSON. Run `npm run content`',
  );
});

it('names the index that is missing, and what to run', async () => {
  await expect(readApiIndex(await createFolder())).rejects.toThrow(
    /^\.cache\/api\/index\.json {2}.*`npm run content`/,
  );
});
