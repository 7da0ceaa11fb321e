import type { MatchedTerm } from './MatchedTerm';
import type { PreparedIndex } from './prepareIndex';
import type { RankingWeights } from './rankingWeights';

/** How well each term of a query fits the title and the product of a page, by its position. */
export type MatchPage = (page: number) => readonly number[];

/** Matches the pages with the terms of one query, each page once. */
export function createPageMatcher(
  { pages, pageWords, productWords }: PreparedIndex,
  terms: readonly MatchedTerm[],
  { inPage, inProduct }: Pick<RankingWeights, 'inPage' | 'inProduct'>,
): MatchPage {
  const known: number[][] = [];
  return (page) => {
    let matches = known[page];
    if (!matches) {
      const ofProduct = productWords.get(pages[page]!.product!) ?? [];
      matches = terms.map((term) =>
        Math.max(term.matchWords(pageWords[page]!) * inPage, term.matchWords(ofProduct) * inProduct),
      );
      known[page] = matches;
    }
    return matches;
  };
}
