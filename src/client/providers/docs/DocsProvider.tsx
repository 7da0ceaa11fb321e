import { createContext, useContext } from 'react';

/** What the site says about itself to parts that do not know it. */
export interface DocsConfig {
  /** True for a path that exists in one language only; links to it get no language prefix. */
  isExcludedFromLanguages: (pathname: string) => boolean;
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
