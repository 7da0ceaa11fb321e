import { isInternalHref } from '../../shared/paths/isInternalHref';
import { VISITS_KEY } from './recordVisit';

/** Key in local storage of the queries that led somewhere, newest first. */
const QUERIES_KEY = 'search-queries';

const MAX_QUERIES = 6;
const MAX_QUERY_LENGTH = 200;

/** A page that was read. */
export interface Visit {
  pathname: string;
  title: string;
}

/** The list under a key; empty for anything else that is stored there. */
function readList(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function writeList(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage is not available or full: nothing is stored.
  }
}

export function readQueries(): string[] {
  return readList(QUERIES_KEY)
    .filter((query): query is string => typeof query === 'string' && query.trim() !== '')
    .slice(0, MAX_QUERIES);
}

export function addQuery(query: string): void {
  const text = query.trim().slice(0, MAX_QUERY_LENGTH);
  if (text) {
    writeList(QUERIES_KEY, [text, ...readQueries().filter((other) => other !== text)].slice(0, MAX_QUERIES));
  }
}

export function removeQuery(query: string): void {
  writeList(
    QUERIES_KEY,
    readQueries().filter((other) => other !== query),
  );
}

/** The pages that were read last, without what is no page of this site. */
export function readVisits(): Visit[] {
  return readList(VISITS_KEY).flatMap((visit): Visit[] => {
    const [pathname, title] = Array.isArray(visit) ? (visit as unknown[]) : [];
    return typeof pathname === 'string' && typeof title === 'string' && isInternalHref(pathname)
      ? [{ pathname, title }]
      : [];
  });
}

export function removeVisit(pathname: string): void {
  writeList(
    VISITS_KEY,
    readVisits()
      .filter((visit) => visit.pathname !== pathname)
      .map((visit) => [visit.pathname, visit.title]),
  );
}

export function clearLists(): void {
  writeList(QUERIES_KEY, []);
  writeList(VISITS_KEY, []);
}
