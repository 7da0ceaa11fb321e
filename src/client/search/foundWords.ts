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
    // Nothing is marked.
  }
}

/** Takes the words that were handed over to this page: once, so that nothing is marked after a reload. */
export function takeFoundWords(): FoundWords | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const found = JSON.parse(stored ?? 'null') as FoundWords | null;
    return found?.href === location.href ? found : undefined;
  } catch {
    return undefined;
  }
}
