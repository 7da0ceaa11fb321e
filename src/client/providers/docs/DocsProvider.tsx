import { createContext, useContext } from 'react';
import type { Language } from '../../../shared/languages';
import type { SearchSetup } from '../../../shared/search/searchSetup';
import type { LoadLanguagePack } from '../../theme/createLoadLanguagePack';

/** What the site says about itself to parts that do not know it. */
export interface DocsConfig {
  /** True for a path that exists in one language only; links to it get no language prefix. */
  isExcludedFromLanguages: (pathname: string) => boolean;
  /** Loads the packages' texts in a language, for demos. */
  loadLanguagePack: LoadLanguagePack;
  /** Loads what the search of a language needs, which no page carries; called when one is about to open. */
  loadSearchSetup: (language: Language) => Promise<SearchSetup>;
}

const DocsContext = createContext<DocsConfig | undefined>(undefined);

/** Configures everything below it. */
export const DocsProvider = DocsContext.Provider;

/**
 * The configuration of the site.
 *
 * @throws outside `DocsProvider`
 */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsContext);
  if (!config) {
    throw new Error('Forgot to wrap component in `DocsProvider`');
  }
  return config;
}
