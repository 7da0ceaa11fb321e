import { createContext, useContext } from 'react';
import type { Translations } from '../../../shared/translate';
import type { SearchSetups } from '../../../shared/search/searchSetup';

/** What the site says about itself to parts that do not know it. */
export interface DocsConfig {
  /** True for a path that exists in one language only; links to it get no language prefix. */
  isExcludedFromLanguages: (pathname: string) => boolean;
  /** Loads the texts of the palette page, which no other page carries. */
  loadPaletteTranslations: () => Promise<Translations>;
  /** Loads what a search needs, which no page carries; called when one is about to open. */
  loadSearchSetups: () => Promise<SearchSetups>;
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
