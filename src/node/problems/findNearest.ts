import { distance } from 'fastest-levenshtein';

/** The name that fewest changes of letters make the wanted one; undefined where there is none at all. */
export function findNearest(wanted: string, known: Iterable<string>): string | undefined {
  return [...known].toSorted((a, b) => distance(a, wanted) - distance(b, wanted))[0];
}
