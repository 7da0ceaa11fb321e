import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/node/base/problems/problem';
import { findTabSymbols } from '../../../../src/node/pages/api-pages/findTabSymbols';
import type { ApiIndex, ApiIndexEntry } from '../../../../src/node/api/types/apiIndex';
import type { ApiTab } from '../../../../src/shared/page/docsTabs';
import { createPage } from '../../site/createPage';

function createEntry(name: string, entry: Partial<ApiIndexEntry> = {}): ApiIndexEntry {
  return {
    name,
    exportName: name,
    product: 'charts',
    kind: 'component',
    file: `charts/${name}`,
    packages: ['@mui/x-charts'],
    ...entry,
  };
}

const API: ApiIndex = {
  key: '',
  versions: {},
  counts: {},
  entries: [
    createEntry('RadarChart', { exportName: 'Unstable_RadarChart' }),
    createEntry('RadarChart', { pathname: '/x/api/charts/radar-chart' }),
    createEntry('Gauge'),
    createEntry('useXScale', { kind: 'hook' }),
    createEntry('DataGrid', { product: 'data-grid' }),
  ],
};

function find(tab: ApiTab, lists: { components?: string[]; hooks?: string[] }) {
  const problems: Problem[] = [];
  const frontMatter = { ...createPage().frontMatter, ...lists };
  const found = findTabSymbols(API, tab, { frontMatter, product: 'charts', file: 'a.md', problems });
  return { names: found.map(({ exportName }) => exportName), problems };
}

describe('findTabSymbols', () => {
  it('keeps the order of the page', () => {
    expect(find('components-api', { components: ['RadarChart', 'Gauge'] }).names).toEqual([
      'RadarChart',
      'Gauge',
    ]);
  });

  it('finds a symbol by its exported name too', () => {
    expect(find('components-api', { components: ['Unstable_RadarChart'] }).names).toEqual([
      'Unstable_RadarChart',
    ]);
  });

  it('takes hooks for hooks', () => {
    expect(find('hooks-api', { hooks: ['useXScale'] })).toEqual({ names: ['useXScale'], problems: [] });
  });

  it('reports a name that is unknown, with the nearest that is not', () => {
    expect(find('hooks-api', { hooks: ['useXScales'] })).toEqual({
      names: [],
      problems: [
        {
          file: 'a.md',
          line: 1,
          message: 'Front matter `hooks`: unknown hook `useXScales`. Did you mean `useXScale`?',
        },
      ],
    });
  });

  it('takes the components of another product for unknown', () => {
    const { names, problems } = find('components-api', { components: ['DataGrid'] });
    expect(names).toEqual([]);
    expect(problems[0]?.message).toContain('unknown component `DataGrid`');
  });
});
