import type { AppProps } from 'next/app';
import { Fragment } from 'react';
import { Geist, GeistMono } from '../src/client/theme/fonts';
import { useServices } from '../src/client/layout/useServices';
import { useInternalLinks } from '../src/client/navigation/useInternalLinks';
import { useFocusAfterMove } from '../src/client/navigation/useFocusAfterMove';
import { AnnouncerProvider } from '../src/client/providers/announcer/AnnouncerProvider';
import { useCodeCookies } from '../src/client/providers/code/useCodeCookies';
import { DocsProvider, type DocsConfig } from '../src/client/providers/docs/DocsProvider';
import { LanguageProvider } from '../src/client/providers/language/LanguageProvider';
import { useDocumentLanguage } from '../src/client/providers/language/useDocumentLanguage';
import { DEFAULT_LANGUAGE, isLanguage } from '../src/shared/languages';
import { isExcludedFromLanguages } from '../src/shared/paths/isExcludedFromLanguages';
import { isPlayground } from '../src/shared/paths/isPlayground';
import { ThemeProvider } from '../src/client/theme/ThemeProvider';
import { useDemoThemeFont } from '../src/client/theme/useDemoThemeFont';
import { translations } from '../translations';
import '../.cache/generated/demoTheme.css';
import '../src/client/theme/fallbackFonts.css';
import '../src/client/theme/site.css';

const DOCS_CONFIG: DocsConfig = {
  isExcludedFromLanguages,
  loadPaletteTranslations: async () =>
    (await import('../translations/paletteTranslations')).paletteTranslations,
  loadSearchSetups: () => import('../.cache/generated/searchSetups'),
};

/** Everything around a page: language, theme, live region, and what listens to the whole document. */
export default function App({ Component, pageProps, router }: AppProps) {
  const language = isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE;
  useDocumentLanguage(language);
  useCodeCookies();
  useInternalLinks();
  useFocusAfterMove();
  useDemoThemeFont();
  useServices(router.asPath);
  const Theme = isPlayground(router.route) ? Fragment : ThemeProvider;
  return (
    <LanguageProvider language={language} translations={translations}>
      <DocsProvider value={DOCS_CONFIG}>
        <Theme>
          <AnnouncerProvider>
            <div className={`site ${Geist.variable} ${GeistMono.variable}`}>
              <Component {...pageProps} />
            </div>
          </AnnouncerProvider>
        </Theme>
      </DocsProvider>
    </LanguageProvider>
  );
}
