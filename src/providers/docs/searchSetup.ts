import type { Language } from '../../shared/languages';
import type { TranslationTable } from '../language/translate';

/** What the build made for the search of a language. */
export interface SearchSetup {
  /** The address of the index. */
  indexHref: string;
  texts: TranslationTable;
}

export type SearchSetups = Record<Language, SearchSetup>;
