import { describe, expect, it } from 'vitest';
import type { SurfaceItem } from '../../../../src/node/api/migration/surfaceItem';
import { checkReleaseTable } from '../../../../src/node/api/releases/checkReleaseTable';
import { createReleases } from '../../../../src/node/api/releases/createReleases';
import { foldReleases } from '../../../../src/node/api/release-tables/foldReleases';
import { listReleaseNames } from '../../../../src/node/api/releases/releaseNames';

const FREE = '@mui/x-charts';
const PRO = '@mui/x-charts-pro';

const listExport = (name: string, packageName: string, props: readonly string[] = []): SurfaceItem[] => [
  { what: 'export', owner: name, name },
  { what: 'import', owner: name, name: packageName },
  ...props.map((prop): SurfaceItem => ({ what: 'prop', owner: name, name: prop })),
];

const first = listExport('BarChart', FREE, ['series']);
const second = [...listExport('BarChart', FREE, ['series', 'axis']), ...listExport('Old', FREE, ['id'])];
const third = [...first, ...listExport('Old', FREE, ['id', 'size']), ...listExport('Heatmap', PRO, ['id'])];
const last = [
  ...listExport('BarChart', FREE, ['series', 'axis']),
  ...listExport('Heatmap', PRO, ['id', 'hue']),
];

const releases = createReleases({
  product: 'charts',
  minors: [
    { minor: '8.0', packages: { [FREE]: '8.0.0' }, items: first },
    { minor: '8.1', packages: { [FREE]: '8.1.0' }, items: second },
    {
      minor: '8.2',
      packages: { [FREE]: '8.2.0', [PRO]: '8.2.0' },
      items: third,
      comparable: third.filter(({ owner }) => owner !== 'Heatmap'),
    },
    { minor: '8.4', packages: { [FREE]: '8.4.1', [PRO]: '8.4.1' }, items: last },
  ],
  changelog: {
    dates: new Map([['8.1', '2026-02-01']]),
    minors: new Map([[PRO, new Set(['8.2', '8.3', '8.4'])]]),
  },
  interfaces: [],
});

it('lists the changes of each minor, newest first', () => {
  expect(releases.first).toEqual({ [FREE]: '8.0', [PRO]: '8.2' });
  expect(releases.minors.map(({ minor, date }) => [minor, date])).toEqual([
    ['8.4', undefined],
    ['8.2', undefined],
    ['8.1', '2026-02-01'],
    ['8.0', undefined],
  ]);
  expect(releases.minors.map(({ changes }) => changes)).toEqual([
    [
      { kind: 'added', what: 'prop', name: 'axis', owners: ['BarChart'] },
      // The changelog has a version 8.3 of the package.
      { kind: 'added', what: 'prop', name: 'hue', owners: ['Heatmap'], after: '8.2' },
      { kind: 'removed', what: 'export', name: 'Old' },
    ],
    [
      { kind: 'added', what: 'prop', name: 'size', owners: ['Old'] },
      { kind: 'removed', what: 'prop', name: 'axis', owners: ['BarChart'] },
    ],
    [
      { kind: 'added', what: 'export', name: 'Old' },
      { kind: 'added', what: 'prop', name: 'axis', owners: ['BarChart'] },
    ],
    [],
  ]);
});

it('finds since when a name exists', () => {
  const { findSince } = foldReleases(releases);
  expect(findSince({ what: 'prop', owner: 'BarChart', name: 'axis' })).toEqual({ minor: '8.4' });
  expect(findSince({ what: 'prop', owner: 'Heatmap', name: 'hue' })).toEqual({ minor: '8.4', after: '8.2' });
  expect(findSince({ what: 'prop', owner: 'Heatmap', name: 'id' })).toBeUndefined();
  expect(findSince({ what: 'export', name: 'Old' })).toBeUndefined();
});

it('dates members with the export that came with them', () => {
  const { findSince } = foldReleases({ minors: releases.minors.slice(1) });
  expect(findSince({ what: 'prop', owner: 'Old', name: 'id' })).toEqual({ minor: '8.1' });
  expect(findSince({ what: 'prop', owner: 'Old', name: 'size' })).toEqual({ minor: '8.2' });
});

describe('the check of the table', () => {
  const check = (items: readonly SurfaceItem[], version = '8.4.1') =>
    checkReleaseTable({
      file: 'data/releases/charts.json',
      command: 'npm run releases -- charts',
      releases,
      versions: { [FREE]: '8.4.1', [PRO]: version },
      names: listReleaseNames(items, { product: 'charts', interfaces: new Set() }),
    }).map(({ message }) => message);

  it('finds nothing where the changes add up to what is installed', () => {
    expect(check(last)).toEqual([]);
  });

  it('finds another version', () => {
    expect(check(last, '8.5.0')).toEqual([expect.stringContaining(`${PRO} 8.5.0, not 8.4.1`)]);
  });

  it('finds what was added and is not there', () => {
    expect(check(last.filter(({ name }) => name !== 'hue'))).toEqual([
      expect.stringContaining('`prop Heatmap.hue`'),
    ]);
  });

  it('finds what was removed and is there, and what no minor added', () => {
    expect(check([...last, ...listExport('Old', FREE)])).toEqual([
      expect.stringContaining('`export Old`'),
      expect.stringContaining('have 5 names that no minor of the table added, but the table counts 4'),
    ]);
  });

  it('finds that a name from the beginning is another', () => {
    const renamed = last.map((item) => (item.name === 'series' ? { ...item, name: 'rows' } : item));
    expect(check(renamed)).toEqual([expect.stringContaining('or others')]);
  });
});
