import { expect, it } from 'vitest';
import { loadGuideFacts } from '../../../../src/node/pages/legacy-anchors/loadGuideFacts';
import { createFolder } from '../../createFolder';

it('reads ids and names of each guide, with the section', async () => {
  const project = await createFolder({
    'data/legacy-anchors/charts.yaml':
      '/x/react-charts/bars:\n  ids: basics color\n  names: >-\n    series\n    xAxis\n/x/react-charts: {}\n',
  });
  expect([...(await loadGuideFacts(project))]).toEqual([
    ['/x/react-charts/bars', { section: 'charts', ids: ['basics', 'color'], names: ['series', 'xAxis'] }],
    ['/x/react-charts', { section: 'charts', ids: [], names: [] }],
  ]);
});

it('names a file of another shape', async () => {
  const project = await createFolder({
    'data/legacy-anchors/charts.yaml': '/x/react-charts:\n  headings: a b\n',
  });
  await expect(loadGuideFacts(project)).rejects.toThrow(
    'data/legacy-anchors/charts.yaml is no list of guides',
  );
});
