import type { ByProduct } from '../products/products';

/** A term of the pages, or a way of saying something that they do not use. */
export interface Term {
  /** What to write; null if the form can be deleted without loss. */
  term: string | null;
  /**
   * What not to write. A string is found as whole words, also in the plural; one without capitals is found at the
   * beginning of a sentence too. Anything else is a regular expression.
   */
  avoid: readonly (string | RegExp)[];
  /** Why, in one sentence. */
  why: string;
}

/** The terms of all pages, and those of the pages of each product. */
export type TermLists = ByProduct<readonly Term[]> & { readonly all: readonly Term[] };
