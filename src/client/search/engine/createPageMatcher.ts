import type { MatchedTerm } from './MatchedTerm';
import type { PreparedIndex } from './prepareIndex';

/** What a word is worth that the page or its product has, and not the name; in the name it is worth 1. */
export const IN_PAGE = 0.85;
const IN_PRODUCT = 0.85;

/** How well each term of a query fits the title and the product of a page, by its position. */
export type MatchPage = (page: number) => readonly number[];

/** Matches the pages with the terms of one query, each page once. */
export function createPageMatcher(
  { pages, pageWords, productWords }: PreparedIndex,
  terms: readonly MatchedTerm[],
): MatchPage {
  const known: number[][] = [];
  return (page) => {
    let matches = known[page];
    if (!matches) {
      const ofProduct = productWords.get(pages[page]!.product!) ?? [];
      matches = terms.map((term) =>
        Math.max(term.matchWords(pageWords[page]!) * IN_PAGE, term.matchWords(ofProduct) * IN_PRODUCT),
      );
      known[page] = matches;
    }
    return matches;
  };
}
