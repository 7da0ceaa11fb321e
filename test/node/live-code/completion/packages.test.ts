import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describePackage } from '../../../../src/node/live-code/completion/describePackage';
import { createListExports } from '../../../../src/node/live-code/completion/listExports';
import type { ApiIndexEntry } from '../../../../src/node/api/types/apiIndex';
import { createFolder } from '../../createFolder';

const PACKAGES = path.resolve('node_modules');

describe('createListExports', () => {
  it('follows files and packages, also in a circle', async () => {
    const folder = await createFolder({
      'index.d.ts': [
        "export * from './Bars/index.js';",
        "export * from './cycle.mjs';",
        "export * from 'other';",
        "export * from './nothing.js';",
        "export { a as b, default } from './Bars';",
        "export type { C } from './Bars';",
        "export * as all from './Bars';",
      ].join('\n'),
      'Bars/index.d.ts':
        'declare const hidden: 1;\nexport declare const x: 1, y: 2;\nexport interface D {}\nexport type E = 1;\nexport declare function f(): void;\nexport default function g(): void;',
      'cycle.d.mts': '',
      'cycle.d.ts': "export * from './index.js';\nexport declare class K {}",
      'node_modules/other/index.d.ts': 'export declare enum O {}',
    });
    const listExports = createListExports(path.join(folder, 'node_modules'));
    expect([...listExports(path.join(folder, 'index.d.ts'))].toSorted()).toEqual(
      ['C', 'D', 'E', 'K', 'O', 'all', 'b', 'f', 'x', 'y'].toSorted(),
    );
  });
});

it('knows the public names of an installed package, and not those of its neighbours', () => {
  const entry: Pick<ApiIndexEntry, 'product' | 'kind' | 'packages'> = {
    product: 'charts',
    kind: 'component',
    packages: ['@mui/x-charts'],
  };
  const { exports, components } = describePackage({
    packagesDirectory: PACKAGES,
    packageName: '@mui/x-charts',
    specifiers: ['@mui/x-charts', '@mui/x-charts/BarChart'],
    entries: [
      { ...entry, name: 'BarChart', exportName: 'BarChart', file: 'charts/BarChart' },
      { ...entry, name: 'LineChart', exportName: 'LineChart', file: 'charts/LineChart' },
      { ...entry, kind: 'type', name: 'BarChartProps', exportName: 'BarChartProps' },
      { ...entry, name: 'Other', exportName: 'Other', file: 'charts/Other', packages: ['@mui/x-charts-pro'] },
    ],
    listExports: createListExports(PACKAGES),
  });
  expect(exports).toEqual({
    '@mui/x-charts': ['BarChart', 'BarChartProps', 'LineChart'],
    '@mui/x-charts/BarChart': ['BarChart', 'BarChartProps'],
  });
  expect(components).toEqual({ BarChart: 'charts/BarChart', LineChart: 'charts/LineChart' });
});
