import { afterEach, describe, expect, it } from 'vitest';
import { storeFoundWords, takeFoundWords } from '../../../src/client/search/foundWords';

const words = [{ text: 'sort', full: 'sorting' }];

afterEach(() => sessionStorage.clear());

describe('words that a hit hands over to its page', () => {
  it('are taken once', () => {
    storeFoundWords({ href: location.href, words });
    expect(takeFoundWords()).toEqual({ href: location.href, words });
    expect(takeFoundWords()).toBeUndefined();
  });

  it('are for no other page, and not kept for a later one', () => {
    storeFoundWords({ href: `${location.href}#other`, words });
    expect(takeFoundWords()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  const here = JSON.stringify(location.href);
  it.each(['', 'null', '{"href":', '[]', `{"href":${here}}`, `{"href":${here},"words":[null]}`])(
    'are none where storage holds %j',
    (stored) => {
      sessionStorage.setItem('search-found', stored);
      expect(takeFoundWords()).toBeUndefined();
    },
  );
});
