import { expect, it } from 'vitest';
import { formatHeldOut, formatQuality } from '../../../src/node/search/formatQuality';
import type { Quality } from '../../../src/node/search/measureQuality';

const TUNED: Quality = {
  results: [
    { query: 'rows', answer: '/rows', rank: 1, before: [] },
    { query: 'columns', answer: '/columns', rank: 2, before: ['/x/react-data-grid'] },
    { query: 'cells', answer: '/cells', before: ['/x/react-charts', '/x/react-tree-view'] },
  ],
  recallAt1: 1 / 3,
  recallAt3: 2 / 3,
  precision: 0.95,
  answeredInVain: 0.2,
};

const HELD_OUT: Quality = {
  results: [
    { query: 'lines', answer: '/lines', rank: 1, before: [] },
    { query: 'bars', answer: '/bars', before: ['/x/react-charts/pie'] },
  ],
  recallAt1: 0.5,
  recallAt3: 0.5,
  precision: 0.9,
  answeredInVain: 0.25,
};

it('prints the shares of a set beside the goals, and what the first hit does not answer', () => {
  expect(formatQuality(TUNED, 'queries').split('\n')).toEqual([
    'recall@1 0.333 (goal 0.850), recall@3 0.667 (goal 0.950), best answers that are right 0.950, answered in vain 0.200, 3 queries',
    '  2  columns',
    '       /x/react-data-grid',
    '  -  cells',
    '       /x/react-charts',
    '       /x/react-tree-view',
  ]);
});

it('prints the shares of held-out questions and the gap to the tuned ones, and none of the questions', () => {
  expect(formatHeldOut(HELD_OUT, TUNED)).toBe(
    'recall@1 0.500 (+0.167 to the tuned queries), recall@3 0.500 (-0.167 to the tuned queries), ' +
      'best answers that are right 0.900, answered in vain 0.250, 2 held-out questions',
  );
});
