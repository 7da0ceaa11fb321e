import { distance } from 'fastest-levenshtein';
import { isSymbolKind, type SearchRecord } from '../../shared/search/searchIndex';

/** How many names are proposed. */
const PROPOSALS = 3;

/** A shorter word is near to too many names. */
const SHORTEST = 4;

/** No name is near this long. */
const LONGEST = 60;

/** The share of a word's letters that may be wrong. */
const MAX_ERRORS = 0.4;

/** What tells names apart: `'On Row Click' -> 'onrowclick'`. */
function simplify(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/**
 * The names of the API that are nearest to what was typed, the nearest first. For a query that finds nothing: one wrong
 * letter in a word is found by the search itself.
 */
export function findNearNames(query: string, records: readonly SearchRecord[]): string[] {
  const wanted = simplify(query.slice(0, 2 * LONGEST));
  if (wanted.length < SHORTEST || wanted.length > LONGEST) {
    return [];
  }
  const names = new Set(records.filter(({ kind }) => isSymbolKind(kind)).map(({ name }) => name));
  return [...names]
    .map((name) => ({ name, errors: distance(wanted, simplify(name)) }))
    .filter(({ errors }) => errors <= wanted.length * MAX_ERRORS)
    .toSorted((a, b) => a.errors - b.errors || a.name.length - b.name.length)
    .slice(0, PROPOSALS)
    .map(({ name }) => name);
}
