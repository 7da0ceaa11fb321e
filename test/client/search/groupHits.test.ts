import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../../src/client/search/engine/createSearchEngine';
import { groupHits } from '../../../src/client/search/groupHits';
import type { ProductFolder } from '../../../src/shared/products/products';
import type { SearchKind } from '../../../src/shared/search/searchIndex';

function createHit(kind: SearchKind, product?: ProductFolder): SearchHit {
  return {
    id: kind,
    record: { kind, name: kind, pages: [0] },
    page: { pathname: '/x', title: 'X', trail: [], product },
    hash: '',
    score: 1,
    certainty: 1,
    textWords: [],
    others: [],
  };
}

const HITS = [
  createHit('prop', 'charts'),
  createHit('heading', 'charts'),
  createHit('message', 'data-grid'),
  createHit('page'),
  createHit('slot', 'charts'),
  createHit('demo'),
  createHit('class', 'data-grid'),
];

describe('groupHits', () => {
  it('puts the answer first, two more good ones, then the others by product and sort, in the order of their best', () => {
    const groups = groupHits(HITS, {}).map(({ id, hits }) => [id, hits.map(({ record }) => record.kind)]);
    expect(groups).toEqual([
      ['likely', ['prop']],
      ['close', ['heading', 'message']],
      ['suite-guides', ['page', 'demo']],
      ['charts-api', ['slot']],
      ['data-grid-api', ['class']],
    ]);
  });

  it.each([
    [{ sort: 'api' } as const, ['prop', 'slot', 'class']],
    [{ sort: 'messages' } as const, ['message']],
    [{ product: 'charts' } as const, ['prop', 'heading', 'slot']],
    [{ sort: 'guides', product: 'charts' } as const, ['heading']],
    [{ product: 'tree-view' } as const, []],
  ])('lets through what %j asks for', (filter, kinds) => {
    const shown = groupHits(HITS, filter).flatMap(({ hits }) => hits.map(({ record }) => record.kind));
    expect(shown).toEqual(kinds);
  });

  it('calls the first one the best answer where it is far before the others', () => {
    const [first, ...others] = HITS;
    expect(groupHits([{ ...first!, score: 1.4 }, ...others], {})[0]!.best).toBe('answer');
  });

  it('calls none an answer where the best has little of the query', () => {
    const weak = HITS.slice(0, 4).map((hit) => ({ ...hit, certainty: 0.3 }));
    expect(groupHits(weak, {}).map(({ id, hits }) => [id, hits.length])).toEqual([
      ['nearest', 3],
      ['suite-guides', 1],
    ]);
  });

  it('shows no group at all without hits', () => {
    expect(groupHits([], {})).toEqual([]);
  });

  it('keeps a group short', () => {
    const many = Array.from({ length: 40 }, () => createHit('prop', 'charts'));
    expect(groupHits(many, {}).map(({ hits }) => hits.length)).toEqual([1, 2, 6]);
  });
});
