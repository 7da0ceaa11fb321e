import { readRoutes } from './routes';

/** One page of each kind, in both languages: visited in every run. */
const SAMPLE = [
  '/x/',
  '/x/api/charts/bar-chart/',
  '/x/health/',
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-charts/bars/',
  '/x/react-data-grid/column-definition/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/simple-tree-view/items/',
  '/x/react-charts/components-api/',
  '/zh/x/react-tree-view/hooks-api/',
  '/zh/x/introduction/',
  '/zh/x/react-data-grid/column-definition/',
];

/**
 * The pages of this run: with `E2E_ROUTES=all` every one; else the sample and those that `E2E_ROUTES`
 * names, separated by spaces.
 */
export function selectRoutes(): string[] {
  const routes = readRoutes();
  const asked = process.env.E2E_ROUTES ?? '';
  if (asked === 'all') {
    return routes;
  }
  const wanted = new Set([...SAMPLE, ...asked.split(' ')]);
  return routes.filter((route) => wanted.has(route));
}
