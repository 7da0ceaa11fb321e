import type { SearchIndex } from './searchIndex';

/** The addresses of all files that queries request beside the index: those of the full text, and the questions. */
export function listTextFiles({
  shards,
  questionsHref,
}: Pick<SearchIndex, 'shards' | 'questionsHref'>): string[] {
  return [...shards.map(({ href }) => href), ...(questionsHref === undefined ? [] : [questionsHref])];
}
