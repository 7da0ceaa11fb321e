import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterEntries } from '../../../../src/node/base/navigation/filterEntries';
import { getReadingOrder } from '../../../../src/node/base/navigation/getReadingOrder';
import type { NavigationEntry } from '../../../../src/shared/navigation/navigation';
import { flattenEntries } from './flattenEntries';
import { alpha5 } from './fixtures/alpha5';

const entries: NavigationEntry[] = [
  { pathname: 'https://mui.com/', title: 'Elsewhere' },
  { pathname: '/x/llms.txt' },
  {
    pathname: '/x/a-group',
    plan: 'pro',
    children: [{ pathname: '/x/a' }, { pathname: '/x/a/#part' }, { pathname: '/x/b' }],
  },
  { pathname: '/x/c-group', children: [{ pathname: '/x/d-group', children: [{ pathname: '/x/d' }] }] },
];

const filter = (...existing: string[]) => filterEntries(entries, new Set(existing));

describe('filterEntries', () => {
  it('keeps pages that are written, with the fields of their groups', () => {
    expect(filter('/x/b')[1]).toEqual({
      pathname: '/x/a-group',
      plan: 'pro',
      children: [{ pathname: '/x/b' }],
    });
  });

  it('drops groups that have nothing left, at any depth', () => {
    expect(filter('/x/a').map(({ pathname }) => pathname)).toEqual(['https://mui.com/', '/x/a-group']);
  });

  it('keeps an anchor with its page, and drops it without', () => {
    expect(filter('/x/a')[1]?.children).toEqual([{ pathname: '/x/a' }, { pathname: '/x/a/#part' }]);
    expect(filter('/x/b')[1]?.children).toEqual([{ pathname: '/x/b' }]);
  });

  it('keeps a file that exists', () => {
    expect(filter('/x/llms.txt')).toEqual([entries[0], entries[1]]);
  });

  it('keeps links to other sites when nothing is written', () => {
    expect(filter()).toEqual([entries[0]]);
  });

  it('keeps an entry with an empty list, which is a page', () => {
    const page = { pathname: '/x/a', children: [] };
    expect(filterEntries([page], new Set(['/x/a']))).toEqual([page]);
  });

  it('does not change the tree it is given', () => {
    const before = structuredClone(entries);
    filter('/x/a');
    expect(entries).toEqual(before);
  });

  it('keeps a tree whose pages all exist', () => {
    const existing = new Set(getReadingOrder(alpha5).map(({ pathname }) => pathname));
    expect(filterEntries(alpha5, existing)).toEqual(alpha5);
  });

  it('keeps exactly what exists, in order, without empty groups, and has nothing to do twice', () => {
    const order = getReadingOrder(alpha5).map(({ pathname }) => pathname);
    fc.assert(
      fc.property(fc.subarray(order), (existing) => {
        const filtered = filterEntries(alpha5, new Set(existing));
        expect(getReadingOrder(filtered).map(({ pathname }) => pathname)).toEqual(existing);
        expect(flattenEntries(filtered).some(({ children }) => children?.length === 0)).toBe(false);
        expect(filterEntries(filtered, new Set(existing))).toEqual(filtered);
      }),
    );
  });
});
