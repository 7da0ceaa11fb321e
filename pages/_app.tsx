import type { AppProps } from 'next/app';
import { Geist, GeistMono } from '../src/client/theme/fonts';
import { useServices } from '../src/client/layout/useServices';
import { useInternalLinks } from '../src/client/navigation/useInternalLinks';
import { useFocusAfterMove } from '../src/client/navigation/useFocusAfterMove';
import { AnnouncerProvider } from '../src/client/providers/announcer/AnnouncerProvider';
import { useCodeCookies } from '../src/client/providers/code/useCodeCookies';
import { DocsProvider, type DocsConfig } from '../src/client/providers/docs/DocsProvider';
import { LanguageProvider } from '../src/client/providers/language/LanguageProvider';
import { useDocumentLanguage } from '../src/client/providers/language/useDocumentLanguage';
import { usePageTexts } from '../src/client/providers/language/usePageTexts';
import { DEFAULT_LANGUAGE, getLanguageRecord, isLanguage } from '../src/shared/languages';
import { isExcludedFromLanguages } from '../src/shared/paths/isExcludedFromLanguages';
import { isPlayground } from '../src/shared/paths/isPlayground';
import { createLoadLanguagePack } from '../src/client/theme/createLoadLanguagePack';
import { ThemeProvider } from '../src/client/theme/ThemeProvider';
import { useDemoThemeFont } from '../src/client/theme/useDemoThemeFont';
import { languagePacks } from '../.cache/generated/languagePacks/index';
import { searchSetups } from '../.cache/generated/searchSetups/index';
import '../.cache/generated/demoTheme.css';
import '../src/client/theme/fallbackFonts.css';
import '../src/client/theme/site.css';

const DOCS_CONFIG: DocsConfig = {
  isExcludedFromLanguages,
  loadLanguagePack: createLoadLanguagePack(languagePacks),
  loadSearchSetup: async (language) => (await searchSetups[language]()).searchSetup,
};

/** Everything around a page: language, theme, live region, and what listens to the whole document. */
export default function App({ Component, pageProps, router }: AppProps) {
  const language = isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE;
  const translations = usePageTexts(pageProps.translations);
  useDocumentLanguage(language);
  useCodeCookies();
  useInternalLinks();
  useFocusAfterMove();
  useDemoThemeFont();
  useServices(router.asPath);
  const page = (
    <AnnouncerProvider>
      <div className={`site ${Geist.variable} ${GeistMono.variable}`}>
        <Component {...pageProps} />
      </div>
    </AnnouncerProvider>
  );
  return (
    <LanguageProvider language={language} translations={translations}>
      <DocsProvider value={DOCS_CONFIG}>
        {isPlayground(router.route) ? (
          page
        ) : (
          <ThemeProvider direction={getLanguageRecord(language).direction}>{page}</ThemeProvider>
        )}
      </DocsProvider>
    </LanguageProvider>
  );
}
