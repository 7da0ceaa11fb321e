import { distance } from 'fastest-levenshtein';

/** All known names, those first that fewest changes of letters make the wanted one. */
export function rankNames(wanted: string, known: Iterable<string>): string[] {
  return [...known].toSorted((a, b) => distance(a, wanted) - distance(b, wanted));
}

/** The name that fewest changes of letters make the wanted one; undefined where there is none at all. */
export function findNearest(wanted: string, known: Iterable<string>): string | undefined {
  return rankNames(wanted, known)[0];
}
