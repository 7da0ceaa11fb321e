import { expect, it } from 'vitest';
import { checkFeatures } from '../../../../src/node/api/features/checkFeatures';
import type { ProvenFeature } from '../../../../src/node/api/features/proveFeatures';

const FILE = 'data/features/charts.ts';

const BARS: ProvenFeature = {
  title: { en: 'Bars', zh: '柱状图' },
  pathname: '/x/react-charts/bars',
  evidence: 'BarChart',
  plans: ['community', 'pro'],
};

const HEATMAP: ProvenFeature = {
  title: { en: 'Heatmap', zh: '热力图' },
  pathname: '/x/react-charts/heatmap',
  evidence: 'Heatmap',
  plans: ['pro'],
};

function check(features: ProvenFeature[], folders = ['charts']) {
  return checkFeatures({
    products: [
      { folder: 'charts', packages: { community: '@mui/x-charts', pro: '@mui/x-charts-pro' }, features },
    ],
    folders,
    entries: [
      {
        pathname: '/x/react-charts-group',
        children: [
          { pathname: '/x/react-charts/bars' },
          { pathname: '/x/react-charts/heatmap', plan: 'pro' },
        ],
      },
    ],
    sourceFiles: [{ file: FILE, text: "{ evidence: 'BarChart' },\n{ evidence: 'Heatmap' },\n" }],
  });
}

it('finds nothing in features that the packages and the menu agree on', () => {
  expect(check([BARS, HEATMAP])).toEqual([]);
});

it.each<[change: Partial<ProvenFeature>, message: string]>([
  [{ pathname: '/x/react-charts/heat' }, 'leads to `/x/react-charts/heat`, which the menu does not have.'],
  [
    { plans: ['community', 'pro'] },
    'is proven in community, and the menu marks `/x/react-charts/heatmap` with pro.',
  ],
  [
    { plans: [] },
    'No package has `Heatmap`, which is to prove "Heatmap". Looked in @mui/x-charts, @mui/x-charts-pro.',
  ],
  [{ title: { en: 'Bars', zh: '热力图' } }, 'The title “Bars” is that of another feature too.'],
  [{ title: { en: 'Heatmap', zh: '柱状图' } }, 'The title “柱状图” is that of another feature too.'],
  [{ title: { en: 'Heatmap' } }, '“Heatmap” has no title in `zh`. Write one'],
  [{ title: { en: 'Heatmap', zh: 'Heatmap' } }, '“Heatmap” has no title in `zh`. Write one'],
])('names the line of a feature with %j', (change, message) => {
  expect(check([BARS, { ...HEATMAP, ...change }])).toEqual([
    { file: FILE, line: 2, message: expect.stringContaining(message) },
  ]);
});

it('reports what is no evidence', () => {
  const [problem] = check([{ ...BARS, evidence: 'Bar Chart', plans: [] }]);
  expect(problem?.message).toMatch(/^`Bar Chart` is no evidence\. Write /);
});

it('finds a feature that a higher plan lacks', () => {
  expect(check([{ ...BARS, plans: ['community'] }])).toEqual([
    { file: FILE, line: 1, message: expect.stringContaining('is proven in community, and each plan has') },
  ]);
});

it('names the order of the products', () => {
  expect(check([BARS], ['data-grid', 'charts'])).toEqual([
    { file: 'data/features/index.ts', message: expect.stringContaining('Write data-grid, charts.') },
  ]);
});
