import { describe, expect, it } from 'vitest';
import { checkQuality, checkSections } from '../../../src/node/search/checkQuality';
import type { Quality, QueryResult } from '../../../src/node/search/measureQuality';

const FILE = 'data/search/queries.en.ts';
const GOALS = { first: 0.9, third: 0.97, asked: 3 };
const FOUND: QueryResult = { query: 'sort rows', answer: '/s', rank: 1, before: [] };
const MISSED: QueryResult = {
  query: 'bubble chart',
  answer: '/b#a',
  before: ['/x/react-charts/pie', '/x/react-charts'],
};
const LATE: QueryResult = { query: 'gauge needle', answer: '/g', rank: 4, before: ['/a', '/b', '/c'] };

function createQuality(parts: Partial<Quality>): Quality {
  const shares = { recallAt1: 0.95, recallAt3: 0.98, precision: 0.95, answeredInVain: 0.2 };
  return { results: [FOUND, MISSED, LATE], ...shares, ...parts };
}

describe('checkQuality', () => {
  it.each<[string, Partial<Quality>]>([
    ['is answered as often as it must', { recallAt1: 0.9, recallAt3: 0.97 }],
    ['has no queries', { results: [], recallAt1: 0, recallAt3: 0 }],
  ])('accepts a set that %s', (_, parts) => {
    expect(checkQuality(FILE, createQuality(parts), GOALS, true)).toEqual([]);
  });

  it.each<[string, Partial<Quality>]>([
    ['first', { recallAt1: 0.89 }],
    ['among three', { recallAt3: 0.96 }],
  ])('names what is not answered %s often enough, and what to do', (_, parts) => {
    const [problem] = checkQuality(FILE, createQuality(parts), GOALS, true);
    expect(problem!.file).toBe(FILE);
    expect(problem!.message).toMatch(/answers 0\.\d{3} of these queries.*\.questions\.yaml/);
    expect(problem!.message).toContain(
      'bubble chart (answer: /b#a; found: /x/react-charts/pie, /x/react-charts)',
    );
    expect(problem!.message).toContain('gauge needle (answer: /g; found: /a, /b, /c)');
    expect(problem!.message).not.toContain('sort rows');
  });

  it('names a set of which too few can be asked', () => {
    const [problem] = checkQuality(FILE, createQuality({ results: [FOUND] }), GOALS, true);
    expect(problem!.message).toMatch(/^There are only 1 of these queries; 3 are needed\./);
  });

  it('does not name the misses of a set that is only measured', () => {
    const [problem] = checkQuality(FILE, createQuality({ recallAt1: 0.1 }), GOALS, false);
    expect(problem!.message).not.toContain('bubble chart');
  });
});

describe('checkSections', () => {
  it('names each question that does not find its section among three', () => {
    const problems = checkSections(createQuality({}));
    expect(problems.map(({ message }) => message.split('\n').at(-1)!.trim())).toEqual([
      'bubble chart (answer: /b#a; found: /x/react-charts/pie, /x/react-charts)',
      'gauge needle (answer: /g; found: /a, /b, /c)',
    ]);
  });
});
