import { expect, it } from 'vitest';
import { checkGuideFacts } from '../../../../src/node/pages/legacy-anchors/checkGuideFacts';
import type { GuideFacts } from '../../../../src/node/pages/legacy-anchors/guideFacts';

const BARS: GuideFacts = { section: 'charts', ids: ['basics', 'color'], names: ['series', 'color'] };

function check(facts: Record<string, GuideFacts>) {
  const lines = Object.keys(facts).map((pathname) => `${pathname}:\n  ids: basics\n`);
  return checkGuideFacts({
    facts: new Map(Object.entries(facts)),
    entries: [{ pathname: '/x/react-charts-group', children: [{ pathname: '/x/react-charts/bars' }] }],
    sourceFiles: [{ file: 'data/legacy-anchors/charts.yaml', text: lines.join('') }],
  });
}

it('finds nothing in facts of a guide in the menu', () => {
  expect(check({ '/x/react-charts/bars': BARS })).toEqual([]);
});

it.each<[guide: Record<string, GuideFacts>, line: number, message: string]>([
  [{ '/x/react-charts/pie': BARS }, 3, '`/x/react-charts/pie`: The menu has no such guide.'],
  [
    { '/x/react-charts/bars': { ...BARS, ids: ['a', 'a'] } },
    1,
    '`/x/react-charts/bars`: `a` is there twice.',
  ],
  [{ '/x/react-charts/bars': { ...BARS, names: ['b', 'a', 'b'] } }, 1, '`b` is there twice. Remove one.'],
])('names the line of %j', (guide, line, message) => {
  expect(check({ '/x/react-charts/bars': BARS, ...guide })).toEqual([
    { file: 'data/legacy-anchors/charts.yaml', line, message: expect.stringContaining(message) },
  ]);
});
