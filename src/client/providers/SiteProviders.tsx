import type { ReactNode } from 'react';
import type { Language } from '../../shared/languages/languages';
import { isExcludedFromLanguages } from '../../shared/paths/isExcludedFromLanguages';
import type { Translations } from '../../shared/languages/translate';
import { ThemeContext } from '../theme/ThemeContext';
import { DocsProvider, type DocsConfig } from './docs/DocsProvider';
import { LanguageProvider } from './language/LanguageProvider';

const DOCS_CONFIG: DocsConfig = { isExcludedFromLanguages };

interface SiteProvidersProps {
  language: Language;
  translations: Translations;
  /** False on a page without the theme of the site. */
  hasTheme?: boolean;
  children: ReactNode;
}

/** The one stack of providers: around the page when it is rendered, and around every island in the browser. */
export function SiteProviders({ language, translations, hasTheme = true, children }: SiteProvidersProps) {
  return (
    <LanguageProvider language={language} translations={translations}>
      <DocsProvider value={DOCS_CONFIG}>
        <ThemeContext value={hasTheme}>{children}</ThemeContext>
      </DocsProvider>
    </LanguageProvider>
  );
}
