import type { TranslationTable } from '../translate';

/** What the build made for the search of a language. */
export interface SearchSetup {
  /** The address of the index. */
  indexHref: string;
  texts: TranslationTable;
}
