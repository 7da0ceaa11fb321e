import { expect, it } from 'vitest';
import { listPageSources } from '../../../e2e/support/listPageSources';

it.each([
  ['/x/', ['.cache/site/en/x.json', 'data/landing']],
  ['/x/react-charts/', ['.cache/site/en/x/react-charts.json', 'data/charts/overview']],
  ['/zh/x/react-charts/bars/', ['.cache/site/zh/x/react-charts/bars.json', 'data/charts/bars']],
  ['/zh/x/search/', ['data/search']],
  ['/x/api/charts/bar-chart/', ['.cache/site/en/x/api/charts/bar-chart.json']],
  // A tab is made from the packages; the demos of its guide are elsewhere.
  ['/zh/x/react-charts/components-api/', ['.cache/site/zh/x/react-charts/components-api.json']],
  ['/x/react-tree-view/hooks-api/', ['.cache/site/en/x/react-tree-view/hooks-api.json']],
  ['/demos/charts/bars/MonthlyBars/', []],
  ['/', []],
])('%s depends on %j', (route, sources) => {
  expect(listPageSources(route)).toEqual(sources);
});
