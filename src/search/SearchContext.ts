import { createContext } from 'react';
import type { TranslationTable } from '../providers/language/translate';
import type { Language } from '../shared/languages';

/** What the build made for the search of a language. */
export interface SearchSetup {
  /** The address of the index. */
  indexHref: string;
  texts: TranslationTable;
}

export type LoadSearchSetup = (language: Language) => Promise<SearchSetup>;

/** Loads what a search needs; called when one is about to open. */
export const SearchContext = createContext<LoadSearchSetup | undefined>(undefined);
