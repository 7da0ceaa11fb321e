import { describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '../../../src/client/search/engine/createSearchEngine';
import { listOtherPages } from '../../../src/client/search/listOtherPages';

const createHit = (...names: string[]): SearchHit => ({
  id: '7 0',
  record: { kind: 'prop', name: 'rows', pages: [0] },
  page: { pathname: '/x/api/a', title: 'A API', trail: [] },
  hash: 'a-prop-rows',
  score: 1,
  certainty: 1,
  textWords: [],
  others: names.map((name) => ({
    page: { pathname: `/x/api/${name}`, title: `${name.toUpperCase()} API`, trail: [] },
    hash: `${name}-prop-rows`,
  })),
});

const say = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ');

const list = (hit: SearchHit, isOpen: boolean, open = vi.fn<(line: string) => void>()) =>
  listOtherPages(hit, { language: 'en', say, isOpen, open }).map(({ content, href, run }) => {
    run?.();
    return [content, href];
  });

describe('listOtherPages', () => {
  it('has no line where the hit is on one page', () => {
    expect(list(createHit(), false)).toEqual([]);
  });

  it('leads to the only other page', () => {
    expect(list(createHit('b'), false)).toEqual([['others.one B', '/x/api/b/#b-prop-rows']]);
  });

  it('is one line for several, which shows them and moves to the first', () => {
    const open = vi.fn<(line: string) => void>();
    expect(list(createHit('b', 'c'), false, open)).toEqual([['others.many 2', undefined]]);
    expect(open).toHaveBeenCalledWith('7 0 /x/api/b#b-prop-rows');
  });

  it('leads to each of several once they are asked for', () => {
    expect(list(createHit('b', 'c'), true)).toEqual([
      ['others.one B', '/x/api/b/#b-prop-rows'],
      ['others.one C', '/x/api/c/#c-prop-rows'],
    ]);
  });
});
