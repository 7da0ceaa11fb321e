import { expect, it } from 'vitest';
import { checkMenuPlans } from '../../../src/node/checks/checkMenuPlans';
import type { Plan } from '../../../src/shared/products/plans';

const MENU = 'data/navigation/charts.ts';

/** Checks a menu with one entry, in a group, and its page. */
function check(packages: string[], { own, group }: { own?: Plan; group?: Plan }) {
  const pathname = '/x/react-charts/heatmap';
  return checkMenuPlans({
    entries: [{ pathname: '/x/react-charts-group', plan: group, children: [{ pathname, plan: own }] }],
    sourceFiles: [{ file: MENU, text: `[\n{ pathname: '${pathname}' }` }],
    pages: [
      { pageId: 'charts/heatmap', file: 'data/charts/heatmap/heatmap.md', packages },
      { pageId: 'charts/not-in-menu', file: 'data/charts/other/other.md', packages: ['@mui/x-charts-pro'] },
    ],
  });
}

it.each<[packages: string[], marks: { own?: Plan; group?: Plan }]>([
  [['@mui/x-charts'], {}],
  [['@mui/x-charts', '@mui/x-charts-pro'], {}],
  // A page about a paid feature may show what the free plan has of it.
  [['@mui/x-charts', '@mui/x-charts-pro'], { own: 'pro' }],
  [['@mui/x-charts-pro'], { own: 'pro' }],
  [['@mui/x-charts-pro'], { group: 'pro' }],
  [['@mui/x-charts-premium', '@mui/x-charts-pro'], { own: 'pro' }],
  // What these are about has no plan.
  [['@mui/x-license'], { own: 'premium' }],
  [[], { own: 'pro' }],
])('finds nothing in a page of %j with the marks %j', (packages, marks) => {
  expect(check(packages, marks)).toEqual([]);
});

it.each<[packages: string[], marks: { own?: Plan; group?: Plan }, message: string]>([
  [
    ['@mui/x-charts-pro'],
    {},
    'The menu marks `/x/react-charts/heatmap` with no plan, and `packages` of this page is `@mui/x-charts-pro`. ' +
      "Write `plan: 'pro'` in data/navigation/charts.ts:2, or add the package of the other plan to `packages`.",
  ],
  [
    ['@mui/x-charts-premium', '@mui/x-charts-pro'],
    { own: 'premium' },
    'The menu marks `/x/react-charts/heatmap` with premium, and `packages` of this page are `@mui/x-charts-premium`, ' +
      "`@mui/x-charts-pro`. Write `plan: 'pro'` in data/navigation/charts.ts:2, or add the package of the other plan " +
      'to `packages`.',
  ],
  [
    ['@mui/x-charts'],
    { group: 'pro' },
    'The menu marks `/x/react-charts/heatmap` with pro, and `packages` of this page is `@mui/x-charts`. Delete ' +
      "`plan: 'pro'` in data/navigation/charts.ts:2, or in its group, or add the package of that plan to `packages`.",
  ],
])('reports a page of %j with the marks %j', (packages, marks, message) => {
  expect(check(packages, marks)).toEqual([{ file: 'data/charts/heatmap/heatmap.md', line: 1, message }]);
});
