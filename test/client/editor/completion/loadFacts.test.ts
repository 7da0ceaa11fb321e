import { afterEach, expect, it, vi } from 'vitest';
import { createFactsLoader } from '../../../../src/client/editor/completion/loadFacts';

const SPECIFIERS = ['react', '@mui/x-charts', '@mui/x-charts/BarChart'];
const FILES: Record<string, unknown> = {
  '/static/completion/x-charts.json': {
    exports: { '@mui/x-charts/BarChart': ['BarChart', 'BarChartProps'] },
    components: { BarChart: 'charts/BarChart' },
  },
  '/static/completion/charts/BarChart.json': { name: 'BarChart', props: [] },
  '/static/completion/types/x-charts.json': { BarSeries: 'types/x-charts/BarSeries' },
  '/static/completion/types/x-charts/BarSeries.json': { props: [] },
};

function serve() {
  const request = vi.fn(async (href: string) =>
    href in FILES ? Response.json(FILES[href]) : new Response('', { status: 404 }),
  );
  vi.stubGlobal('fetch', request);
  return request;
}

afterEach(() => vi.unstubAllGlobals());

it('has nothing to say while the network is down, and tries again', async () => {
  const loader = createFactsLoader(SPECIFIERS);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loader.loadExports('@mui/x-charts/BarChart')).toEqual([]);
  serve();
  expect(await loader.loadExports('@mui/x-charts/BarChart')).toEqual(['BarChart', 'BarChartProps']);
});

it('asks once for each file, and for none that does not exist', async () => {
  const request = serve();
  const loader = createFactsLoader(SPECIFIERS);
  const bars = { specifier: '@mui/x-charts/BarChart', name: 'BarChart' };
  expect(await loader.loadComponent(bars)).toEqual({ name: 'BarChart', props: [] });
  expect(await loader.loadComponent(bars)).toEqual({ name: 'BarChart', props: [] });
  expect(await loader.loadComponent({ ...bars, name: 'toString' })).toBeUndefined();
  expect(await loader.loadComponent({ specifier: 'react', name: 'BarChart' })).toBeUndefined();
  expect(await loader.loadType({ ...bars, name: 'BarSeries' })).toEqual({ props: [] });
  expect(await loader.loadMembers('types/x-charts/BarSeries')).toEqual({ props: [] });
  expect(await loader.loadType(bars)).toBeUndefined();
  expect(await loader.loadType({ specifier: 'react', name: 'BarSeries' })).toBeUndefined();
  expect(await loader.loadExports('@mui/x-nothing')).toEqual([]);
  expect(await loader.loadExports('lodash')).toEqual([]);
  const asked = request.mock.calls.map(([href]) => href);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.every((href) => href in FILES)).toBe(true);
});
