import type { Language } from '../languages/languages';
import type { TranslationTable } from '../languages/translate';

/** What the build made for the search of a language. */
export interface SearchSetup {
  /** The address of the index. */
  indexHref: string;
  texts: TranslationTable;
}

/** Where the setups are: files whose names stay, since each change of a text gives the index another name. */
export const SEARCH_SETUPS = '/x/search-setup/';

/** The address of the setup of a language. */
export function getSearchSetupHref(language: Language): string {
  return `${SEARCH_SETUPS}${language}.json`;
}
