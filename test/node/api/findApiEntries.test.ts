import { describe, expect, it } from 'vitest';
import { findApiEntries, listApiEntries, nameToSlug } from '../../../src/node/api/findApiEntries';
import type { ApiExport } from '../../../src/node/api/findExports';
import type { Problem } from '../../../src/node/base/problems/problem';

const names = ['BarChart', 'BarPlot', 'Unstable_SankeyChart', 'barClasses'];
const charts = new Map<string, ApiExport>(
  names.map((exportName) => [exportName, { exportName, product: 'charts', sources: [] }]),
);

function find(pathname: string) {
  const problems: Problem[] = [];
  const found = findApiEntries(new Map([['charts', charts]]), problems, listApiEntries([{ pathname }]));
  return { name: found.get(pathname)?.exportName, messages: problems.map(({ message }) => message) };
}

describe('nameToSlug', () => {
  it.each([
    ['BarChart', 'bar-chart'],
    ['GridColDef', 'grid-col-def'],
    ['DateRangePickerDay2', 'date-range-picker-day-2'],
    ['ExportCSVMenu', 'export-csv-menu'],
  ])('%s becomes %s', (name, slug) => {
    expect(nameToSlug(name)).toBe(slug);
  });
});

describe('findApiEntries', () => {
  it.each([
    ['/x/api/charts/bar-chart', 'BarChart'],
    ['/x/api/charts/sankey-chart', 'Unstable_SankeyChart'],
  ])('joins %s to %s', (pathname, name) => {
    expect(find(pathname)).toEqual({ name, messages: [] });
  });

  it('reports a page that nothing is exported for, with the nearest names', () => {
    const { name, messages } = find('/x/api/charts/bar-chat');
    expect(name).toBeUndefined();
    expect(messages).toEqual([
      expect.stringMatching(/`\/x\/api\/charts\/bar-chat` .*`BarChart` \(bar-chart\)/),
    ]);
  });

  it('leaves out index pages, groups and guides', () => {
    const children = [{ pathname: '/x/api/charts/bar-chart' }];
    const entries = [
      { pathname: '/x/api/charts' },
      { pathname: '/x/react-charts' },
      { pathname: '/x/api/charts/group', children },
    ];
    expect(listApiEntries(entries).map(({ pathname }) => pathname)).toEqual(['/x/api/charts/bar-chart']);
  });
});
