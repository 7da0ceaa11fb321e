import type { SearchIndex } from './searchIndex';

/** The addresses of all files that queries request beside the index: full text, questions and descriptions. */
export function listTextFiles({
  shards,
  questionsHref,
  descriptionsHref,
}: Pick<SearchIndex, 'shards' | 'questionsHref' | 'descriptionsHref'>): string[] {
  const others = [questionsHref, descriptionsHref].filter((href) => href !== undefined);
  return [...shards.map(({ href }) => href), ...others];
}
