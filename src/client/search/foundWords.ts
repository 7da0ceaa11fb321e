import type { ComparedWord } from './engine/matchWord';

/** What a hit that is opened hands over to its page. */
export interface FoundWords {
  /** The whole address of the hit. */
  href: string;
  /** The words of the query. */
  words: readonly ComparedWord[];
}

/** Key in session storage of what the next page marks: an address that had it would be shared with it. */
const KEY = 'search-found';

/** Hands words over to the page that is opened next. */
export function storeFoundWords(found: FoundWords): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // Without a storage nothing is marked in the page that is opened.
  }
}

function areWords(words: unknown): words is ComparedWord[] {
  return (
    Array.isArray(words) &&
    words.every((word) => typeof word?.text === 'string' && typeof word?.full === 'string')
  );
}

/** Takes the words that were handed over to this page: once, so that nothing is marked after a reload. */
export function takeFoundWords(): FoundWords | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const found = JSON.parse(stored ?? 'null') as { href?: unknown; words?: unknown } | null;
    return found?.href === location.href && areWords(found.words)
      ? { href: location.href, words: found.words }
      : undefined;
  } catch {
    return undefined;
  }
}
