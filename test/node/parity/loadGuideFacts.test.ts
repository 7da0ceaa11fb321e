import path from 'node:path';
import { expect, it } from 'vitest';
import { navigation } from '../../../data/navigation';
import { getReadingOrder } from '../../../src/node/navigation/getReadingOrder';
import { loadGuideFacts } from '../../../src/node/parity/loadGuideFacts';
import { createFolder } from '../createFolder';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

it('reads ids and names of each guide, with the section', async () => {
  const project = await createFolder({
    'data/parity/charts.yaml':
      '/x/react-charts/bars:\n  ids: basics color\n  names: >-\n    series\n    xAxis\n/x/react-charts: {}\n',
  });
  expect([...(await loadGuideFacts(project))]).toEqual([
    ['/x/react-charts/bars', { section: 'charts', ids: ['basics', 'color'], names: ['series', 'xAxis'] }],
    ['/x/react-charts', { section: 'charts', ids: [], names: [] }],
  ]);
});

it('names a file of another shape', async () => {
  const project = await createFolder({ 'data/parity/charts.yaml': '/x/react-charts:\n  headings: a b\n' });
  await expect(loadGuideFacts(project)).rejects.toThrow('data/parity/charts.yaml is no list of guides');
});

it('has facts of guides in the menu only, each id once', async () => {
  const pathnames = new Set(getReadingOrder(navigation).map(({ pathname }) => pathname));
  const facts = await loadGuideFacts(PROJECT);
  expect([...facts.keys()].filter((pathname) => !pathnames.has(pathname))).toEqual([]);
  for (const [pathname, { ids, names }] of facts) {
    expect(new Set(ids).size, pathname).toBe(ids.length);
    expect(new Set(names).size, pathname).toBe(names.length);
  }
});
