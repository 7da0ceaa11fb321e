import { describe, expect, it } from 'vitest';
import { checkCoverage } from '../../../src/node/coverage/checkCoverage';
import { formatCoverage } from '../../../src/node/coverage/formatCoverage';
import type { Coverage, NamesOfFutureGuides } from '../../../src/shared/coverage';

const COVERAGE: Coverage[] = [
  { product: 'charts', kind: 'prop', total: 10, missing: ['axis', 'zoom'] },
  { product: 'tree-view', kind: 'slot', total: 3, missing: ['label'] },
];

const FUTURE: NamesOfFutureGuides = {
  'data-grid': {},
  'date-pickers': {},
  charts: { '/x/react-charts/radar': { prop: ['axis', 'zoom'] } },
  'tree-view': { '/x/react-tree-view/labels': { slot: ['label'] } },
};

const TEXT = `{
  charts: {
    '/x/react-charts/radar': {
      prop: ['axis',
        'zoom'],
    },
  },
  'tree-view': { '/x/react-tree-view/labels': { slot: ['label'] } },
}`;

const WAITING = ['/x/react-charts/radar', '/x/react-tree-view/labels', '/x/react-charts/funnel'];

const check = (options: Partial<Parameters<typeof checkCoverage>[0]> = {}) =>
  checkCoverage({
    coverage: COVERAGE,
    futureGuides: FUTURE,
    waiting: WAITING,
    source: { file: 'data/coverage.ts', text: TEXT },
    ...options,
  });

describe('checkCoverage', () => {
  it('finds nothing wrong when each missing name waits for a guide', () => {
    expect(check()).toEqual([]);
  });

  it('names what is missing and waits for no guide', () => {
    expect(check({ futureGuides: { ...FUTURE, 'tree-view': {} } })).toEqual([
      {
        file: 'data/coverage.ts',
        message:
          'No demo of tree-view uses the slot `label`, and no guide explains it. Use it, explain it, or list it here below the guide that it waits for.',
      },
    ]);
  });

  it('does not take a name of one kind for that of another', () => {
    const futureGuides = { ...FUTURE, 'tree-view': { '/x/react-tree-view/labels': { prop: ['label'] } } };
    expect(check({ futureGuides }).map(({ message }) => message)).toEqual([
      expect.stringContaining('uses the slot `label`'),
      expect.stringContaining('covers the prop `label`'),
    ]);
  });

  it('finds a name that is covered, at its line', () => {
    const coverage = COVERAGE.map((part) =>
      part.product === 'charts' ? { ...part, missing: ['axis'] } : part,
    );
    expect(check({ coverage })).toEqual([
      {
        file: 'data/coverage.ts',
        line: 5,
        message:
          'A demo or guide of charts covers the prop `zoom`, or the packages do not have it. Remove it from this list.',
      },
    ]);
  });

  it('finds a guide that is written by now, or that the menu does not have', () => {
    expect(check({ waiting: ['/x/react-charts/rader', '/x/react-tree-view/labels'] })).toEqual([
      {
        file: 'data/coverage.ts',
        line: 3,
        message:
          'The menu has no page `/x/react-charts/radar` that is still to be written. If the guide is written, explain these names there and remove them from this list. Did you mean `/x/react-charts/rader`?',
      },
    ]);
  });

  it('suggests nothing when every page of the menu is written', () => {
    expect(check({ waiting: [] }).map(({ message }) => message)).toEqual([
      expect.stringMatching(/from this list\.$/),
      expect.stringMatching(/from this list\.$/),
    ]);
  });
});

describe('formatCoverage', () => {
  it('has a line for each product', () => {
    expect(formatCoverage(COVERAGE)).toContain('charts 8 of 10 props');
    expect(formatCoverage(COVERAGE)).toContain('tree-view 2 of 3 slots');
  });
});
