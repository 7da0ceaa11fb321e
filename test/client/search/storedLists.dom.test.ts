import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordVisit, VISITS_KEY } from '../../../src/client/search/recordVisit';
import {
  addQuery,
  clearLists,
  readQueries,
  readVisits,
  removeQuery,
  removeVisit,
} from '../../../src/client/search/storedLists';

const QUERIES_KEY = 'search-queries';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the stored queries', () => {
  it('are the newest first, each once, at most six', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) {
      addQuery(query);
    }
    expect(readQueries()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it('are trimmed, never empty, and not endless', () => {
    addQuery('  rows ');
    addQuery('   ');
    addQuery('x'.repeat(10_000));
    const [long, short, ...others] = readQueries();
    expect(short).toBe('rows');
    expect(long!.length).toBeLessThanOrEqual(200);
    expect(others).toEqual([]);
  });

  it('can be removed, one or all', () => {
    addQuery('rows');
    addQuery('columns');
    removeQuery('rows');
    expect(readQueries()).toEqual(['columns']);
    clearLists();
    expect(readQueries()).toEqual([]);
  });
});

describe('the stored pages', () => {
  it('are the newest first, each once, at most twelve', () => {
    for (let number = 0; number < 14; number += 1) {
      recordVisit(`/x/${number}/`, `Page ${number}`);
    }
    recordVisit('/x/5/', 'Page 5, again');
    const visits = readVisits();
    expect(visits).toHaveLength(12);
    expect(visits[0]).toEqual({ pathname: '/x/5/', title: 'Page 5, again' });
    expect(visits.filter(({ pathname }) => pathname === '/x/5/')).toHaveLength(1);
  });

  it('can be removed', () => {
    recordVisit('/x/a/', 'A');
    recordVisit('/x/b/', 'B');
    removeVisit('/x/b/');
    expect(readVisits()).toEqual([{ pathname: '/x/a/', title: 'A' }]);
  });

  it('lead to this site only', () => {
    const visits = ['javascript:alert(1)', '//evil.example/', 'https://evil.example/', 'data:,x', '/x/a/'];
    localStorage.setItem(VISITS_KEY, JSON.stringify(visits.map((pathname) => [pathname, 'Title'])));
    expect(readVisits()).toEqual([{ pathname: '/x/a/', title: 'Title' }]);
  });
});

describe.each(['', '{', 'null', '1', '"text"', '{"a":1}', '[null,1,[],[1,2],{"pathname":"/x/"}]'])(
  'storage with %j',
  (stored) => {
    beforeEach(() => {
      localStorage.setItem(QUERIES_KEY, stored);
      localStorage.setItem(VISITS_KEY, stored);
    });

    it('is an empty list, and can be written', () => {
      expect(readQueries()).toEqual([]);
      expect(readVisits()).toEqual([]);
      addQuery('rows');
      expect(readQueries()).toEqual(['rows']);
    });

    it('does not keep the next page from being noted', () => {
      clearLists();
      recordVisit('/x/a/', 'A');
      expect(readVisits()).toEqual([{ pathname: '/x/a/', title: 'A' }]);
    });
  },
);

describe('storage that throws', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  });

  it('keeps nothing and breaks nothing', () => {
    addQuery('rows');
    recordVisit('/x/a/', 'A');
    removeQuery('rows');
    removeVisit('/x/a/');
    clearLists();
    expect(readQueries()).toEqual([]);
    expect(readVisits()).toEqual([]);
  });
});
