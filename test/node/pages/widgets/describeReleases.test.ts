import { describe, expect, it } from 'vitest';
import { describeReleases, omitPaidVersions } from '../../../../src/node/pages/widgets/describeReleases';
import type { ReleaseChange } from '../../../../src/shared/products/releases';

it.each([
  [['DataGrid', 'DataGridPremium', 'DataGridPro'], ['DataGrid']],
  [['DataGridPremium', 'DataGridPro'], ['DataGridPro']],
  [
    ['BarChartPremium', 'Heatmap'],
    ['BarChartPremium', 'Heatmap'],
  ],
])('leaves out paid versions of what is there: %j', (owners, expected) => {
  expect(omitPaidVersions(owners)).toEqual(expected);
});

const PATHNAME = '/x/api/charts/bar-chart';

/** Knows `BarChart` and its prop `series`. */
const api = {
  findPage: (name: string) =>
    name === 'BarChart' ? ({ product: 'charts', pathname: PATHNAME } as never) : undefined,
  getMember: (kind: string, text: string) => {
    if (text !== 'BarChart.series') {
      throw new Error('unknown');
    }
    return { name: 'series', href: `${PATHNAME}/#bar-chart-${kind}-series` };
  },
  getEvent: (name: string) => ({ name }),
  getType: () => {
    throw new Error('unknown');
  },
};

const describeOne = (change: ReleaseChange) =>
  describeReleases({
    product: 'charts',
    releases: {
      unit: 'minor',
      first: { '@mui/x-charts': '8.0', '@mui/x-charts-pro': '8.0' },
      interfaces: [],
      unchanged: { count: 0, hash: '' },
      minors: [
        {
          minor: '8.2',
          packages: { '@mui/x-charts': '8.2.1', '@mui/x-charts-pro': '8.1.0' },
          changes: [change],
        },
      ],
    },
    api,
    usage: {
      find: (uses) =>
        uses.some(({ name }) => name === 'series')
          ? [
              { pathname: '/x/react-data-grid/rows', name: 'Rows' },
              { pathname: '/x/react-charts/bars', name: 'Bars' },
            ]
          : [],
    },
    pathnames: new Set([PATHNAME, '/x/react-charts/bars', '/x/react-data-grid/rows']),
  })[0]!;

describe('a change', () => {
  const series: ReleaseChange = { kind: 'added', what: 'prop', name: 'series', owners: ['BarChart'] };

  it('leads to its row and to a guide of the product', () => {
    expect(describeOne(series)).toMatchObject({
      id: 'v8-2',
      notCompared: ['@mui/x-charts-pro'],
      groups: [
        {
          kind: 'added',
          changes: [{ href: `${PATHNAME}/#bar-chart-prop-series`, guide: '/x/react-charts/bars' }],
        },
      ],
    });
  });

  it('leads to the page of its owner where it has no row', () => {
    const change = describeOne({ ...series, what: 'method', name: 'export' }).groups[0]!.changes[0];
    expect(change).toMatchObject({ href: `${PATHNAME}/` });
  });

  it.each<[string, Partial<ReleaseChange>]>([
    ['of what is gone', { kind: 'removed' }],
    ['of what the API does not have', { owners: ['Unknown'] }],
    ['of an export without page', { what: 'export', name: 'useBar', owners: undefined }],
  ])('leads nowhere: %s', (_name, changes) => {
    expect(describeOne({ ...series, ...changes }).groups[0]!.changes[0]).not.toHaveProperty('href');
  });
});
