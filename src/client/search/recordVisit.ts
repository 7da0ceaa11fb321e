/** Key in local storage of the pages that were read last, newest first: `[pathname, title]`. */
export const VISITS_KEY = 'search-visits';

const MAX_VISITS = 12;

/** Notes that a page is read, for the list that the search shows; a browser that stores nothing has none. */
export function recordVisit(pathname: string, title: string): void {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(VISITS_KEY) ?? '[]');
    const others = Array.isArray(known) ? known.filter((visit) => visit?.[0] !== pathname) : [];
    localStorage.setItem(VISITS_KEY, JSON.stringify([[pathname, title], ...others].slice(0, MAX_VISITS)));
  } catch {
    // Storage is out of reach, full, or holds what another program wrote.
  }
}
